import { unpaidOrderMinutes } from '@lavash/rulebook/site/limits'

const minuteMs = 60_000

/** A callback may be lost, so the provider is asked as well, ever more rarely, from the opening of the page on. */
const waitsMs = [0.5, 1, 2, 5, 6, 15, 30, 60, 180, 360, 720, 1440].map((minutes) => minutes * minuteMs)

/**
 * Whenever the page was opened, it is asked about before the order is cancelled as unpaid: half a minute before, and
 * once more for what was opened or paid in that half minute.
 */
const beforeCancelMs = [30_000, 5000]

/** When to ask after having asked so many times; nothing when nobody will pay any more. */
export function findNextAskAt(askCount: number, nowMs: number, orderedAtMs: number): number | null {
  const waitMs = waitsMs[askCount]
  if (waitMs === undefined) return null
  const cancelledAtMs = orderedAtMs + unpaidOrderMinutes * minuteMs
  const lastChances = beforeCancelMs.map((ms) => cancelledAtMs - ms).filter((atMs) => atMs > nowMs)
  return Math.min(nowMs + waitMs, ...lastChances)
}
