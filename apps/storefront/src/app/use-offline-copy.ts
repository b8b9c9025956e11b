import { useEffect, useRef, useState } from 'react'
import { pause } from '@lavash/client/backoff.ts'
import { useEntry } from '#navigation/router.tsx'
import { passLostConnection } from '#app/pass-lost-connection.ts'
import { matchRoute } from '#app/routing/match-route.ts'
import { useText } from '#i18n/use-text.ts'
import { showToast } from '@lavash/ui/toast-queue.ts'

/** Pages with unfinished input: the new version waits until the customer leaves them. */
const busyPages: ReadonlySet<string> = new Set(['cart.index', 'auth.index'])
/** The first page's own requests come first. */
const startAfterMs = 2000
/** A failed preload must not prevent the copy of the other files. */
const patienceMs = 10_000

/**
 * Preloads pages, then registers the worker and offers new versions. In this order: a worker that gets a request
 * while a new version replaces it restarts, and is replaced only after half a minute of rest.
 */
export function useOfflineCopy(loadAhead: () => Promise<void>): void {
  const t = useText()
  const { pathname } = useEntry()
  const [takeOver, setTakeOver] = useState<(() => void) | undefined>()
  const offered = useRef<() => void>(undefined)
  const isBusy = busyPages.has(matchRoute(pathname).name)

  useEffect(() => {
    const start = async () => {
      await Promise.race([loadAhead(), pause(patienceMs)])
      const { keepForOffline } = await import('#app/keep-for-offline.ts')
      await keepForOffline((take) => setTakeOver(() => take))
    }
    const timer = setTimeout(() => void start().catch(passLostConnection), startAfterMs)
    return () => clearTimeout(timer)
  }, [loadAhead])

  useEffect(() => {
    if (takeOver === undefined || isBusy || offered.current === takeOver) return
    offered.current = takeOver
    showToast({ text: t('app.newVersion'), action: { label: t('app.reload'), onPress: takeOver } })
  }, [takeOver, isBusy, t])
}
