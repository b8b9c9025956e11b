import type { AppBarProps } from '#brand-slots.ts'
import { useText } from '#i18n/use-text.ts'
import { useIsMobile } from '@lavash/ui/layout-mode.ts'
import styles from './app-bar.module.css'

/** 144 px in two rows on a desktop, 64 in one on a phone. */
export function AppBar({ brand, actions, place, navigation, search }: AppBarProps) {
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
