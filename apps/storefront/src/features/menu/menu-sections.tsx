import type { Position } from '@lavash/contract/menus'
import type { MenuSection } from '@lavash/rulebook/menu/menu-groups'
import { memo } from 'react'
import { toGroupAnchor } from '#features/menu/group-anchor.ts'
import { toGroupName } from '#features/menu/group-name.ts'
import { PositionCard } from '#features/menu/position-card.tsx'
import { PositionGrid } from '#features/menu/position-grid.tsx'
import { useAdding } from '#features/menu/use-adding.ts'
import { useCardReason } from '#features/menu/use-card-reason.ts'
import { useDrawnSections } from '#features/menu/use-drawn-sections.ts'
import { useText } from '#i18n/use-text.ts'
import { EmptyState } from '@lavash/ui/empty-state.tsx'
import { useIsMobile } from '@lavash/ui/layout-mode.ts'
import styles from './menu-sections.module.css'

interface Props {
  sections: readonly MenuSection<Position>[]
  currency: string
}

/** About two rows of cards, or a phone's screen of rows: the dishes visible without scrolling. */
const eagerCount = 8

/** Memoised, because rendering compares hundreds of cards. */
export const MenuSections = memo(function MenuSections({ sections, currency }: Props) {
  const t = useText()
  const form = useIsMobile() ? 'row' : 'card'
  const adding = useAdding()
  const reasonOf = useCardReason()
  const { drawn, isWhole } = useDrawnSections(sections)
  if (sections.length === 0) return <EmptyState title={t('menus.empty')} />
  return (
    <>
      {drawn.map(({ group, positions }, at) => (
        <section key={group.id} id={toGroupAnchor(group.id)} className={styles.section}>
          <h2 className={styles.name}>{toGroupName(t, group)}</h2>
          <PositionGrid form={form}>
            {positions.map((position, index) => (
              <li key={position.id}>
                <PositionCard
                  position={position}
                  currency={currency}
                  form={form}
                  adding={adding}
                  unavailableText={reasonOf(position)}
                  isEager={at === 0 && index < eagerCount}
                />
              </li>
            ))}
          </PositionGrid>
        </section>
      ))}
      {/* Keeps the footer below the screen until all dishes are rendered above it. */}
      {!isWhole && <div className={styles.rest} />}
    </>
  )
})
