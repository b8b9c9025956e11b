/** For what nobody waits for: whoever presses something meanwhile goes first. */
export function untilIdle(): Promise<unknown> {
  return new Promise((resolve) => {
    // Safari has none.
    if ('requestIdleCallback' in window) requestIdleCallback(resolve)
    else setTimeout(resolve)
  })
}
