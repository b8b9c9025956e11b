import { CloudOff } from 'lucide-react'
import { useText } from '#i18n/use-text.ts'
import styles from './stale-notice.module.css'

/** What is shown was true; whether it still is, nobody could ask. */
export function StaleNotice() {
  const t = useText()
  return (
    <p className={styles.notice} aria-live="polite">
      <CloudOff />
      {t('order.stale')}
    </p>
  )
}
