import type { LayoutSlots } from '@lavash/storefront/brand-slots.ts'
import styles from './layout.module.css'

/** Search, hours and cart stand with the sections, and a line of sea runs below. */
export function BrandLayout({ AppBar, ...slots }: LayoutSlots) {
  return (
    <div className={styles.page}>
      <div className={styles.top}>
        <AppBar
          brand={slots.brand}
          place={slots.place}
          actions={
            <>
              {slots.languageSwitch}
              {slots.person}
            </>
          }
          navigation={slots.navigation}
          search={
            <div className={styles.end}>
              <div className={styles.search}>{slots.search}</div>
              {slots.status}
              {slots.cart}
            </div>
          }
        />
        <div className={styles.sea} />
      </div>
      {slots.children}
      {slots.footer}
    </div>
  )
}
