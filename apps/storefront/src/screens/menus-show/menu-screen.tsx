import { MenuView } from '#features/menu/menu-view.tsx'
import styles from './menu-screen.module.css'

/** The phone's menu page; on a desktop its place is home. */
export function MenuScreen({ menuId }: { menuId: number }) {
  return (
    <div className={styles.page}>
      <MenuView menuId={menuId} />
    </div>
  )
}
