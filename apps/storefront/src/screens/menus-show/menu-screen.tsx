import { MenuView } from '#features/menu/menu-view.tsx'
import { OrderStripSlot } from '#features/orders/order-strip-slot.tsx'
import styles from './menu-screen.module.css'

/** A phone's menu page. A desktop shows it on home. */
export function MenuScreen({ menuId }: { menuId: number }) {
  return (
    <div className={styles.page}>
      <OrderStripSlot />
      <MenuView menuId={menuId} />
    </div>
  )
}
