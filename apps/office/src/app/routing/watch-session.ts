import type { StaffMe } from '@lavash/contract/staff'
import { deviceQuery } from '#api/device.ts'
import { meQuery } from '#api/me.ts'
import { queryClient } from '#api/query-client.ts'
import { router } from '#app/routing/router.ts'
import { forgetDevice } from '#session/pairing.ts'
import { wasEndWanted, watchOtherTabs } from '#session/session-end.ts'

/** Follows who is signed in, whatever changed it: this tab, another one, an owner who ended the session, or time. */
export function watchSession(): void {
  watchOtherTabs()
  let last = queryClient.getQueryData(meQuery.queryKey)
  let wasDevice = false
  const followDevice = () => {
    const device = queryClient.getQueryData(deviceQuery.queryKey)
    if (device === undefined || Boolean(device) === wasDevice) return
    wasDevice = Boolean(device)
    if (!wasDevice) loseDevice()
  }
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated') return
    if (query.queryKey[0] === deviceQuery.queryKey[0]) followDevice()
    if (query.queryKey[0] !== meQuery.queryKey[0]) return
    const me = queryClient.getQueryData(meQuery.queryKey)
    if (me === undefined || me === last) return
    const before = last
    last = me
    if (before === undefined) return
    if (me === null) leave()
    else if (toRights(before) !== toRights(me)) void router.invalidate()
  })
}

/** Of the device, not of the person. */
const kept = new Set<unknown>(['me', 'ways', 'device'])

/** What was read for one person is not shown to the next, nor by the back button. A tablet goes to its lock. */
function leave(): void {
  queryClient.removeQueries({ predicate: ({ queryKey }) => !kept.has(queryKey[0]) })
  if (queryClient.getQueryData(deviceQuery.queryKey)) return
  const search = wasEndWanted() ? {} : { to: router.state.location.publicHref, isOver: true as const }
  void router.navigate({ to: '/sign-in', search, replace: true })
}

/** The guards run again when one of these has changed. */
function toRights(me: StaffMe | null): string {
  return JSON.stringify([me?.sessionId, me?.roles, me?.device])
}

/** Unpaired in the office: this browser is nobody's counter from now on. */
function loseDevice(): void {
  forgetDevice()
  void router.navigate({ to: '/pair', search: { isLost: true }, replace: true })
}
