const secondMs = 1000
const minuteMs = 60 * secondMs
const hourMs = 60 * minuteMs

/**
 * The schedule of Standard Webhooks with two quick retries in front. Most failures are restarts of the receiver, and
 * a kitchen does not wait five minutes. About three days in all.
 */
const waitsMs = [
  secondMs,
  5 * secondMs,
  30 * secondMs,
  5 * minuteMs,
  30 * minuteMs,
  2 * hourMs,
  5 * hourMs,
  10 * hourMs,
  14 * hourMs,
  20 * hourMs,
  24 * hourMs,
]

/** The wait after the failed attempt of this number. Undefined after the last one. */
export function waitAfter(attempt: number, random: () => number = Math.random): number | undefined {
  const waitMs = waitsMs[attempt - 1]
  // Jitter: jobs that failed together must not retry together.
  return waitMs === undefined ? undefined : Math.round(waitMs * (0.8 + 0.4 * random()))
}
