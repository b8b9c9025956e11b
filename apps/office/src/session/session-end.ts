import { meQuery } from '#api/me.ts'
import { queryClient } from '#api/query-client.ts'
import { forgetChoice } from '#storage/kept-choices.ts'

/** Two tabs of one browser share the cookie, so what one of them does to the session the other has to hear. */
const channel = new BroadcastChannel('office_session')

let isWanted = false

/** `wanted`: the person pressed 'sign out' here. Otherwise the sign-in screen says that the session has ended. */
export function forgetSession(wanted = false): void {
  isWanted = wanted
  forgetChoice('signedIn')
  queryClient.setQueryData(meQuery.queryKey, null)
}

export function wasEndWanted(): boolean {
  return isWanted
}

export function tellOtherTabs(): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has the origin of its page
  channel.postMessage('changed')
}

/** Asks anew who is signed in when another tab has changed it, or when the browser shows a page from its memory. */
export function watchOtherTabs(): void {
  const askAgain = () =>
    void queryClient.invalidateQueries({ queryKey: meQuery.queryKey, refetchType: 'all' })
  channel.addEventListener('message', askAgain)
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) askAgain()
  })
}
