import { Link } from 'react-router'
import { toPath } from '#config/paths.ts'
import { toGroupAnchor } from '#features/menu/group-anchor.ts'
import { toGroupName } from '#features/menu/group-name.ts'
import { useText } from '#i18n/i18n-provider.tsx'
import { useMenus } from '#order/chosen-venue.ts'
import { useMenuSections } from '#order/menu-queries.ts'
import { useIsMobile } from '#ui/layout-mode.ts'
import styles from './menu-bar.module.css'

/** Sticks to the top: the menus of the venue on a desktop that has several, and the groups of the one shown. */
export function MenuBar({ menuId }: { menuId: number }) {
  const t = useText()
  const isMobile = useIsMobile()
  const menus = useMenus()
  const sections = useMenuSections(menuId)
  return (
    <nav className={styles.bar} aria-label={t('menus.headline')}>
      {!isMobile && menus.length > 1 && (
        <ul className={styles.row} data-row="menus">
          {menus.map(({ id, name }) => (
            <li key={id}>
              <Link
                className={styles.menu}
                to={toPath('menus.show', { menuId: id })}
                aria-current={id === menuId ? 'page' : undefined}
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <ul className={styles.row}>
        {sections.map(({ group }) => (
          <li key={group.id}>
            {/* In place of the entry: nobody wants to go back group by group. */}
            <Link className={styles.group} to={{ hash: toGroupAnchor(group.id) }} replace>
              {toGroupName(t, group)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
