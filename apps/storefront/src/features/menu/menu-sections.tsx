import type { Position } from '@lavash/contract/menus'
import type { MenuSection } from '@lavash/rulebook/menu-groups'
import { toGroupAnchor } from '#features/menu/group-anchor.ts'
import { toGroupName } from '#features/menu/group-name.ts'
import { PositionCard } from '#features/menu/position-card.tsx'
import { useText } from '#i18n/i18n-provider.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import styles from './menu-sections.module.css'

interface Props {
  sections: readonly MenuSection<Position>[]
  currency: string
}

export function MenuSections({ sections, currency }: Props) {
  const t = useText()
  if (sections.length === 0) return <EmptyState title={t('menus.empty')} />
  return sections.map(({ group, positions }) => (
    <section key={group.id} id={toGroupAnchor(group.id)} className={styles.section}>
      <h2 className={styles.name}>{toGroupName(t, group)}</h2>
      <ul className={styles.grid}>
        {positions.map((position) => (
          <li key={position.id}>
            <PositionCard position={position} currency={currency} />
          </li>
        ))}
      </ul>
    </section>
  ))
}
