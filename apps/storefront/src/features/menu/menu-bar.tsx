import { type ReactNode, Suspense, useLayoutEffect, useMemo, useRef } from 'react'
import { Link } from '#navigation/link.tsx'
import { toPath } from '#config/paths.ts'
import { toGroupAnchor } from '#features/menu/group-anchor.ts'
import { toGroupName } from '#features/menu/group-name.ts'
import { FilterButton } from '#features/menu/filter-button.tsx'
import { useShownSections } from '#features/menu/menu-filter.ts'
import { useIsStuck } from '#features/menu/use-is-stuck.ts'
import { useActiveGroup } from '#features/menu/use-active-group.ts'
import { useText } from '#i18n/use-text.ts'
import { useChosenTime } from '#order/chosen-time.ts'
import { useMenus } from '#order/chosen-venue.ts'
import { ChipLink } from '@lavash/ui/chip.tsx'
import { asLink } from '#navigation/as-link.ts'
import { later } from '@lavash/ui/later.tsx'
import { useIsMobile } from '@lavash/ui/layout-mode.ts'
import styles from './menu-bar.module.css'

const GroupLink = asLink(ChipLink)
/** Few have chosen a time: the first script does without it. */
const StuckTools = later(async () => (await import('#features/menu/stuck-tools.tsx')).StuckTools)
const ChosenTimeChip = later(async () => (await import('#features/menu/chosen-time-chip.tsx')).ChosenTimeChip)

/** Sticks to the top: the groups of the menu and, on a desktop with several menus, the menus. */
export function MenuBar({ menuId, place }: { menuId: number; place: ReactNode }) {
  const t = useText()
  const isMobile = useIsMobile()
  const menus = useMenus()
  const sections = useShownSections(menuId)
  const bar = useRef<HTMLElement>(null)
  const marker = useRef<HTMLDivElement>(null)
  const isStuck = useIsStuck(marker)
  const groupIds = useMemo(() => sections.map(({ group }) => group.id), [sections])
  const { activeId, onChoose } = useActiveGroup(groupIds, bar)
  const chosenTime = useChosenTime()
  const row = useCurrentInSight(activeId, groupIds[0])
  const tools = !isMobile && isStuck && (
    <Suspense fallback={null}>
      <StuckTools place={place} />
    </Suspense>
  )
  return (
    <>
      <div ref={marker} />
      <nav
        ref={bar}
        className={styles.bar}
        data-stuck={isStuck || undefined}
        aria-label={t('menus.headline')}
      >
        {tools}
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
        <ul ref={row} className={styles.row}>
          <li className={styles.group}>
            <FilterButton />
          </li>
          {chosenTime !== undefined && (
            <li className={styles.group}>
              <Suspense fallback={null}>
                <ChosenTimeChip atMs={chosenTime} />
              </Suspense>
            </li>
          )}
          {sections.map(({ group }) => (
            <li key={group.id} className={styles.group}>
              {/* Replaces the entry: nobody wants to go back group by group. */}
              <GroupLink
                to={{ hash: toGroupAnchor(group.id) }}
                replace
                isCurrent={group.id === activeId}
                onClick={() => onChoose(group.id)}
              >
                {toGroupName(t, group)}
              </GroupLink>
            </li>
          ))}
        </ul>
      </nav>
    </>
  )
}

/** Scrolls only the row. The browser's scrollIntoView would move the page too. */
function useCurrentInSight(activeId: number | undefined, firstId: number | undefined) {
  const row = useRef<HTMLUListElement>(null)
  const isMoved = useRef(false)
  useLayoutEffect(() => {
    const list = row.current
    if (list === null || activeId === undefined) return
    // A new row starts at its first chip. Measuring it would lay out the whole menu before it is drawn.
    if (activeId === firstId && !isMoved.current) return
    isMoved.current = true
    const chip = list.querySelector<HTMLElement>(`[href$="#${toGroupAnchor(activeId)}"]`)
    if (chip === null) return
    list.scrollTo({ left: chip.offsetLeft - list.offsetLeft - (list.clientWidth - chip.offsetWidth) / 2 })
  }, [activeId, firstId])
  return row
}
