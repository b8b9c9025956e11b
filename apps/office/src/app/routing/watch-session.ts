import type { StaffMe } from '@lavash/contract/staff'
import { meQuery } from '#api/me.ts'
import { queryClient } from '#api/query-client.ts'
import { router } from '#app/routing/router.ts'
import { wasEndWanted, watchOtherTabs } from '#session/session-end.ts'

/** Follows who is signed in, whatever changed it: this tab, another one, an owner who ended the session, or time. */
export function watchSession(): void {
  watchOtherTabs()
  let last = queryClient.getQueryData(meQuery.queryKey)
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryKey[0] !== meQuery.queryKey[0]) return
    const me = queryClient.getQueryData(meQuery.queryKey)
    if (me === undefined || me === last) return
    const before = last
    last = me
    if (before === undefined) return
    if (me === null) leave()
    else if (toRights(before) !== toRights(me)) void router.invalidate()
  })
}

/** Of nobody in particular. */
const kept = new Set<unknown>(['me', 'ways'])

/** The cache of one person is dropped, so that neither the next one nor the back button shows it. */
function leave(): void {
  queryClient.removeQueries({ predicate: ({ queryKey }) => !kept.has(queryKey[0]) })
  const search = wasEndWanted() ? {} : { to: router.state.location.publicHref, isOver: true as const }
  void router.navigate({ to: '/sign-in', search, replace: true })
}

/** The guards run again when one of these has changed. */
function toRights(me: StaffMe | null): string {
  return JSON.stringify([me?.sessionId, me?.roles, me?.device])
}
