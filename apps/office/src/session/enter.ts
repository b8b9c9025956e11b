import type { StaffMe } from '@lavash/contract/staff'
import { meQuery } from '#api/me.ts'
import { queryClient } from '#api/query-client.ts'
import { keepChoice } from '#storage/kept-choices.ts'
import { tellOtherTabs } from '#session/session-end.ts'

/** After each way of signing in. */
export function enter(me: StaffMe): void {
  keepChoice('signedIn', '1')
  queryClient.setQueryData(meQuery.queryKey, me)
  tellOtherTabs()
}
