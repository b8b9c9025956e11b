import type { ReactNode } from 'react'
import { useText } from '#i18n/i18n-provider.tsx'
import { useIsMobile } from '#ui/layout-mode.ts'
import styles from './app-bar.module.css'

interface Props {
  /** Logo and name, usually a link home. */
  brand: ReactNode
  /** Language, person; on a desktop also the cart. */
  actions: ReactNode
  /** Where the order goes; on a phone the page shows it itself. */
  place?: ReactNode
  /** Links of the second row, desktop only. */
  navigation?: ReactNode
  /** At the end of the second row, desktop only. */
  search?: ReactNode
}

/** 144 px in two rows on a desktop, 64 in one on a phone. */
export function AppBar({ brand, actions, place, navigation, search }: Props) {
  const t = useText()
  const isMobile = useIsMobile()
  return (
    <header className={styles.bar}>
      <div className={styles.row}>
        <div className={styles.brand}>{brand}</div>
        {!isMobile && place !== undefined && <div className={styles.place}>{place}</div>}
        <div className={styles.actions}>{actions}</div>
      </div>
      {!isMobile && (
        <div className={styles.row}>
          <nav className={styles.navigation} aria-label={t('app.navigation')}>
            {navigation}
          </nav>
          {search !== undefined && <div className={styles.search}>{search}</div>}
        </div>
      )}
    </header>
  )
}
