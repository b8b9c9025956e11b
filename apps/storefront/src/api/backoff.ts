import type { Failure } from '#api/result.ts'

export const maxAttempts = 3
const firstPauseMs = 300
const longestPauseMs = 5000

/** A refusal stays a refusal however often it is asked; these pass. */
const passingStatuses = new Set([408, 425, 429, 502, 503, 504])

/** After a silence the customer has waited long enough to be told. */
export function isWorthRepeating({ layer, isTimeout, status }: Failure): boolean {
  return (layer === 'network' && !isTimeout) || passingStatuses.has(status)
}

/** Doubles each time, with chance in it: after an outage not everybody comes back in the same moment. */
export function backoffMs(attempt: number, retryAfterSeconds?: number, chance = Math.random()): number {
  const wished =
    retryAfterSeconds === undefined ? firstPauseMs * 2 ** (attempt - 1) : retryAfterSeconds * 1000
  return Math.min(longestPauseMs, wished * (0.75 + chance / 2))
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
