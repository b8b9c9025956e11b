const minuteMs = 60_000

/**
 * A callback may be lost, so the provider is asked as well, ever more rarely. The first five add up to fourteen and
 * a half minutes: money that arrived is found before the order is cancelled as unpaid.
 */
const waitsMs = [0.5, 1, 2, 5, 6, 15, 30, 60, 180, 360, 720, 1440].map((minutes) => minutes * minuteMs)

/** When to ask after having asked so many times; nothing when nobody will pay any more. */
export function findNextAskAt(askCount: number, nowMs: number): number | null {
  const waitMs = waitsMs[askCount]
  return waitMs === undefined ? null : nowMs + waitMs
}
