import { useEffect, useRef, useState } from 'react'
import { pause } from '@lavash/client/backoff.ts'
import { useEntry } from '#navigation/router.tsx'
import { passLostConnection } from '#app/pass-lost-connection.ts'
import { matchRoute } from '#app/routing/match-route.ts'
import { useText } from '#i18n/use-text.ts'
import { showToast } from '@lavash/ui/toast-queue.ts'

/** Pages where somebody is in the middle of something: a new version waits until they have left. */
const busyPages: ReadonlySet<string> = new Set(['cart.index', 'auth.index'])
/** The first page's own requests go first. */
const startAfterMs = 2000
/** A file that does not come must not cost the copy of those that do. */
const patienceMs = 10_000

/**
 * Loads ahead what is wanted next; then keeps the shell and the last menu for a visit without a network, and offers a new
 * version when there is one. One after the other: a worker that is asked for a file just as it gives way to the new version
 * is started anew, and gives way only after half a minute's rest.
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
