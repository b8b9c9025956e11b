import { MenuCard } from '#features/menu/menu-card.tsx'
import { MenuView } from '#features/menu/menu-view.tsx'
import { PlaceButton } from '#features/location/place-button.tsx'
import { PromotionRow } from '#features/promotions/promotion-row.tsx'
import { useText } from '#i18n/i18n-provider.tsx'
import { useMenus } from '#order/chosen-venue.ts'
import { usePromotions } from '#order/menu-queries.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { useIsMobile } from '#ui/layout-mode.ts'
import styles from './home-screen.module.css'

interface Props {
  /** On a desktop home is the menus page, whichever menu the address names. */
  menuId?: number | undefined
}

export function HomeScreen({ menuId }: Props) {
  const promotions = usePromotions()
  return useIsMobile() ? (
    <div className={styles.page}>
      <PlaceButton />
      <PromotionRow promotions={promotions} />
      <MenuList />
    </div>
  ) : (
    <div className={styles.page}>
      <PromotionRow promotions={promotions} />
      <DesktopMenu menuId={menuId} />
    </div>
  )
}

function MenuList() {
  const t = useText()
  const menus = useMenus()
  return (
    <section className={styles.menus} aria-labelledby="menus">
      <h2 id="menus" className={styles.heading}>
        {t('menus.headline')}
      </h2>
      <ul className={styles.cards}>
        {menus.map((menu) => (
          <li key={menu.id}>
            <MenuCard menu={menu} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function DesktopMenu({ menuId }: Props) {
  const t = useText()
  const menus = useMenus()
  const menu = menus.find(({ id }) => id === menuId) ?? menus[0]
  if (menu === undefined) return <EmptyState title={t('menus.empty')} />
  return <MenuView menuId={menu.id} />
}
