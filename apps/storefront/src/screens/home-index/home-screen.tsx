import { PlaceButton } from '#features/location/place-button.tsx'
import { PlaceCard } from '#features/location/place-card.tsx'
import { MenuCard } from '#features/menu/menu-card.tsx'
import { MenuView } from '#features/menu/menu-view.tsx'
import { SearchButton } from '#features/menu/search-button.tsx'
import { OrderStripSlot } from '#features/orders/order-strip-slot.tsx'
import { PromotionRow } from '#features/promotions/promotion-row.tsx'
import { ChosenRestoSchedule } from '#features/restos/chosen-resto-schedule.tsx'
import { ChosenRestoStatus } from '#features/restos/chosen-resto-status.tsx'
import { withLaterTexts } from '#i18n/load-messages.ts'
import { useText } from '#i18n/use-text.ts'
import { useMenus } from '#order/chosen-venue.ts'
import { usePromotions } from '#order/menu-queries.ts'
import { EmptyState } from '@lavash/ui/empty-state.tsx'
import { extra } from '@lavash/ui/extra.tsx'
import { useIsMobile } from '@lavash/ui/layout-mode.ts'
import styles from './home-screen.module.css'

const WantedDishes = extra(
  async () => (await withLaterTexts(import('#features/menu/wanted-dishes.tsx'))).WantedDishes,
)

interface Props {
  /** A desktop's home is the menus page, for every menu's address. */
  menuId?: number | undefined
}

export function HomeScreen({ menuId }: Props) {
  return (
    <>
      <OrderStripSlot />
      {useIsMobile() ? <MobileHome /> : <DesktopHome menuId={menuId} />}
    </>
  )
}

function MobileHome() {
  const promotions = usePromotions()
  return (
    <div className={styles.page}>
      <div className={styles.place}>
        <PlaceCard takeawayFacts={<ChosenRestoStatus />} schedule={<ChosenRestoSchedule />} />
      </div>
      <PromotionRow promotions={promotions} />
      <SearchButton form="field" />
      <MenuList />
      <WantedDishes />
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
            <MenuCard menu={menu} isAlone={menus.length === 1} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function DesktopHome({ menuId }: Props) {
  const t = useText()
  const promotions = usePromotions()
  const menus = useMenus()
  const menu = menus.find(({ id }) => id === menuId) ?? menus[0]
  return (
    <div className={styles.page}>
      <PromotionRow promotions={promotions} />
      {menu === undefined ? (
        <EmptyState title={t('menus.empty')} />
      ) : (
        <MenuView menuId={menu.id} place={<PlaceButton />} />
      )}
    </div>
  )
}
