import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { catalogueKey } from '#api/catalogue-key.ts'
import { syncClock } from '#api/clock.ts'
import { isConnected } from '#api/network.ts'
import { useText } from '#i18n/use-text.ts'
import { showToast } from '@lavash/ui/toast-queue.ts'
import styles from './connection-notice.module.css'

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}

/** Without a network the loaded content stays. When the network returns, everything is reloaded, the clock too. */
export function ConnectionNotice() {
  const t = useText()
  const client = useQueryClient()
  const isOnline = useSyncExternalStore(subscribe, isConnected)
  const wasOnline = useRef(isOnline)
  useEffect(() => {
    if (isOnline && !wasOnline.current) {
      showToast({ kind: 'success', text: t('app.online') })
      void syncClock()
      void client.invalidateQueries({ queryKey: catalogueKey })
    }
    wasOnline.current = isOnline
  }, [isOnline, client, t])
  return <output className={styles.notice}>{!isOnline && t('app.offline')}</output>
}
