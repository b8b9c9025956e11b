import { network } from '#api/network.ts'

const shortestMs = 5000
const longestMs = 60_000

/**
 * Passes the worker's word on as the browser's own events, so that whoever waits for the network hears of one that was
 * there and kept silent as well. While it is away the worker is asked to try it, less often where it comes and goes.
 */
export function watchNetwork(workers: ServiceWorkerContainer): void {
  let asking: ReturnType<typeof setInterval> | undefined
  let everyMs = shortestMs
  let returnedAtMs = 0
  const ask = () => workers.controller?.postMessage({ sinceMs: performance.timeOrigin }, [])

  workers.addEventListener('message', ({ data }: MessageEvent<{ isAway?: boolean }>) => {
    const { isAway } = data
    if (isAway === undefined || isAway === network.isAway) return
    network.isAway = isAway
    clearInterval(asking)
    if (isAway) {
      const isAgain = Date.now() - returnedAtMs < longestMs
      everyMs = isAgain ? Math.min(everyMs * 2, longestMs) : shortestMs
      asking = setInterval(() => document.hidden || ask(), everyMs)
    } else returnedAtMs = Date.now()
    window.dispatchEvent(new Event(isAway ? 'offline' : 'online'))
  })
  window.addEventListener('online', () => {
    if (network.isAway) ask()
  })
  // It may have begun before this was listening.
  ask()
}
