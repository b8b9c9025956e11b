import { MenuView } from '#features/menu/menu-view.tsx'
import { OrderStripSlot } from '#features/orders/order-strip-slot.tsx'
import styles from './menu-screen.module.css'

/** The phone's menu page; on a desktop its place is home. */
export function MenuScreen({ menuId }: { menuId: number }) {
  return (
    <div className={styles.page}>
      <OrderStripSlot />
      <MenuView menuId={menuId} />
    </div>
  )
}
