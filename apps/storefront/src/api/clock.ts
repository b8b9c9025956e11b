import { call } from '#api/call.ts'
import { takeEarlyClock } from '#api/early-answers.ts'
import { type Failure, type Result, toNetworkFailure } from '@lavash/client/result.ts'

const clockFailedText = 'Failed to fetch UTC time'
const clockTimeoutMs = 15_000

let offsetMs: number | undefined

/** The server's time. The device's clock may be wrong by years; only its steps are trusted. */
export function getNowMs(): number {
  if (offsetMs === undefined) throw new Error('The clock is asked before it is synced')
  return Date.now() + offsetMs
}

/** B-05. The answer was true about half-way between asking and hearing it. */
export async function syncClock(signal?: AbortSignal): Promise<Result<number>> {
  const startedAtMs = Date.now()
  const result = await call('now', { timeoutMs: clockTimeoutMs, ...(signal && { signal }) })
  const endedAtMs = Date.now()
  const { askedAtMs, heardAtMs } = findHeard() ?? { askedAtMs: startedAtMs, heardAtMs: endedAtMs }
  if (!result.ok) return { ok: false, failure: toClockFailure(result.failure) }
  const serverMs = Date.parse(result.value?.utc_time)
  if (Number.isNaN(serverMs)) {
    const { status } = result
    return { ok: false, failure: { ...toNetworkFailure(clockFailedText, false), layer: 'http', status } }
  }
  offsetMs = Math.round(serverMs - (askedAtMs + heardAtMs) / 2)
  return { ok: true, value: offsetMs, status: result.status }
}

/** The document's script has asked before us: the answer is as old as that. */
function findHeard(): { askedAtMs: number; heardAtMs: number } | undefined {
  const clock = takeEarlyClock()
  return clock?.heardAtMs === undefined
    ? undefined
    : { askedAtMs: clock.askedAtMs, heardAtMs: clock.heardAtMs }
}

/** B-05: the server's first message, else the fallback. Without an answer, the transport's message. */
function toClockFailure(failure: Failure): Failure {
  return failure.layer === 'http' ? { ...failure, message: clockFailedText } : failure
}
