import { CloudOff } from 'lucide-react'
import { useText } from '#i18n/use-text.ts'
import styles from './stale-notice.module.css'

/** The data may be outdated, because the server could not be asked. */
export function StaleNotice() {
  const t = useText()
  return (
    <p className={styles.notice} aria-live="polite">
      <CloudOff />
      {t('order.stale')}
    </p>
  )
}
