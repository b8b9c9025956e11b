import type { Failure } from '#result.ts'

export const maxAttempts = 3
const firstPauseMs = 300
const longestPauseMs = 5000

/** A refusal stays a refusal however often it is asked; these pass. */
const passingStatuses = new Set([408, 425, 429, 502, 503, 504])

/** After a silence the customer has waited long enough to be told. */
export function isWorthRepeating({ layer, isTimeout, status }: Failure): boolean {
  const isCutShort = layer === 'http' && status < 300
  return (layer === 'network' && !isTimeout) || isCutShort || passingStatuses.has(status)
}

/** Doubles each time, with chance in it: after an outage not everybody comes back in the same moment. */
export function backoffMs(attempt: number, retryAfterSeconds?: number, chance = Math.random()): number {
  const wished =
    retryAfterSeconds === undefined ? firstPauseMs * 2 ** (attempt - 1) : retryAfterSeconds * 1000
  return Math.min(longestPauseMs, wished * (0.75 + chance / 2))
}

const longestListenPauseMs = 10_000
const longestAskedPauseMs = 60_000

/**
 * Until a stream is opened again: what the server asks for, and with much chance in it. When one stops, all who listened
 * to it come back, and each reads everything anew.
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
