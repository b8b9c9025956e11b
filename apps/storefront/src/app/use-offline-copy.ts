import { useEffect, useRef, useState } from 'react'
import { useEntry } from '#navigation/router.tsx'
import { passLostConnection } from '#app/pass-lost-connection.ts'
import { matchRoute } from '#app/routing/match-route.ts'
import { useText } from '#i18n/i18n-provider.tsx'
import { showToast } from '#ui/toast-queue.ts'

/** Pages where somebody is in the middle of something: a new version waits until they have left. */
const busyPages: ReadonlySet<string> = new Set(['cart.index', 'auth.index'])
/** The first page's own requests go first. */
const startAfterMs = 2000

/** Keeps the shell and the last menu for a visit without a network, and offers a new version when there is one. */
export function useOfflineCopy(): void {
  const t = useText()
  const { pathname } = useEntry()
  const [takeOver, setTakeOver] = useState<(() => void) | undefined>()
  const offered = useRef<() => void>(undefined)
  const isBusy = busyPages.has(matchRoute(pathname).name)

  useEffect(() => {
    const start = async () => {
      const { keepForOffline } = await import('#app/keep-for-offline.ts')
      await keepForOffline((take) => setTakeOver(() => take))
    }
    const timer = setTimeout(() => void start().catch(passLostConnection), startAfterMs)
    return () => clearTimeout(timer)
  }, [])

  useEffect(() => {
    if (takeOver === undefined || isBusy || offered.current === takeOver) return
    offered.current = takeOver
    showToast({ text: t('app.newVersion'), action: { label: t('app.reload'), onPress: takeOver } })
  }, [takeOver, isBusy, t])
}
