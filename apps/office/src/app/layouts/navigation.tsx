import { Link } from '@tanstack/react-router'
import { BrandSwitch } from '#app/layouts/brand-switch.tsx'
import { listSections } from '#app/layouts/sections.tsx'
import { PersonMenu } from '#app/layouts/person-menu.tsx'
import { useText } from '#i18n/use-text.ts'
import { useMe } from '#session/me-context.tsx'
import styles from './navigation.module.css'

/** A column at the side, a column of icons, or a bar below: one list, three shapes (navigation.module.css). */
export function Navigation({ brandId }: { brandId: number }) {
  const t = useText()
  const me = useMe()
  const sections = listSections(me, brandId)
  return (
    <header className={styles.side}>
      <BrandSwitch brandId={brandId} />
      <nav className={styles.sections} aria-label={t('nav.label')}>
        {sections.map(({ id, link, icon, isLast = false }) => (
          <Link
            key={id}
            {...link}
            className={styles.section}
            activeOptions={{ includeSearch: false }}
            data-last={isLast || undefined}
          >
            {icon}
            <span className={styles.label}>{t(`nav.${id}`)}</span>
          </Link>
        ))}
      </nav>
      <PersonMenu brandId={brandId} />
    </header>
  )
}
