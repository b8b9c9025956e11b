import { network } from '#api/network.ts'

const shortestMs = 5000
const longestMs = 60_000

/**
 * Passes the worker's reports on as the browser's online and offline events, so that waiting code also learns of a
 * network that is connected and dead. While it is down the worker probes it, at growing intervals.
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
  // The network may have failed before this listener.
  ask()
}
