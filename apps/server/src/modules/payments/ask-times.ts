import { unpaidOrderMinutes } from '@lavash/rulebook/site/limits'

const minuteMs = 60_000

/** A callback may be lost, so the provider is polled from the opening of the page, at growing intervals. */
const waitsMs = [0.5, 1, 2, 5, 6, 15, 30, 60, 180, 360, 720, 1440].map((minutes) => minutes * minuteMs)

/**
 * Extra polls before an unpaid order is cancelled. The second one finds a page that was opened or paid after the
 * first.
 */
const beforeCancelMs = [30_000, 5000]

/** The time of the next poll, after `askCount` of them. Null when nobody can pay any more. */
export function findNextAskAt(askCount: number, nowMs: number, orderedAtMs: number): number | null {
  const waitMs = waitsMs[askCount]
  if (waitMs === undefined) return null
  const cancelledAtMs = orderedAtMs + unpaidOrderMinutes * minuteMs
  const lastChances = beforeCancelMs.map((ms) => cancelledAtMs - ms).filter((atMs) => atMs > nowMs)
  return Math.min(nowMs + waitMs, ...lastChances)
}
