import type { Failure } from '#result.ts'

export const maxAttempts = 3
const firstPauseMs = 300
const longestPauseMs = 5000

/** Statuses of temporary faults. A refusal is the same at each retry, so it is not repeated. */
const passingStatuses = new Set([408, 425, 429, 502, 503, 504])

/** No retry after a timeout: the customer has waited long enough. */
export function isWorthRepeating({ layer, isTimeout, status }: Failure): boolean {
  const isCutShort = layer === 'http' && status < 300
  return (layer === 'network' && !isTimeout) || isCutShort || passingStatuses.has(status)
}

/** Doubles with each attempt and has jitter, so that clients do not return all at once after an outage. */
export function backoffMs(attempt: number, retryAfterSeconds?: number, chance = Math.random()): number {
  const wished =
    retryAfterSeconds === undefined ? firstPauseMs * 2 ** (attempt - 1) : retryAfterSeconds * 1000
  return Math.min(longestPauseMs, wished * (0.75 + chance / 2))
}

const longestListenPauseMs = 10_000
const longestAskedPauseMs = 60_000

/**
 * The pause before a stream is reopened: the server's Retry-After, with much jitter. After a restart all listeners
 * return, and each reloads everything.
 */
export function listenPauseMs(
  failures: number,
  retryMs: number,
  retryAfterSeconds?: number,
  chance = Math.random(),
): number {
  if (retryAfterSeconds !== undefined) {
    return Math.min(longestAskedPauseMs, retryAfterSeconds * 1000 * (1 + chance / 2))
  }
  return Math.min(longestListenPauseMs, retryMs * 2 ** (failures - 1)) * (0.5 + chance)
}

export function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted()
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', handleAbort)
      resolve()
    }, ms)
    function handleAbort() {
      clearTimeout(timer)
      reject(signal?.reason as Error)
    }
    signal?.addEventListener('abort', handleAbort, { once: true })
  })
}
