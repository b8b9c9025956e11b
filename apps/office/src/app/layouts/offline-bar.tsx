import { WifiOff } from 'lucide-react'
import { useFirstText } from '#i18n/use-text.ts'
import { useIsOnline } from '#parts/use-is-online.ts'
import styles from './offline-bar.module.css'

/** The live region stands there before it speaks, or it would not be read aloud. */
export function OfflineBar() {
  const t = useFirstText()
  const isOnline = useIsOnline()
  return (
    <output className={styles.bar} data-shown={!isOnline || undefined}>
      {!isOnline && (
        <>
          <WifiOff />
          {t('app.offline')}
        </>
      )}
    </output>
  )
}
