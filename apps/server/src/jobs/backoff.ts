const secondMs = 1000
const minuteMs = 60 * secondMs
const hourMs = 60 * minuteMs

/**
 * The schedule that Standard Webhooks recommends, with two quick tries more in front: most failures are a restart
 * of the other side, and a kitchen does not wait five minutes. About three days in all.
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

/** How long to wait after the attempt of this number failed; nothing when it was the last. */
export function waitAfter(attempt: number, random: () => number = Math.random): number | undefined {
  const waitMs = waitsMs[attempt - 1]
  // Spread out: what failed together must not come back together.
  return waitMs === undefined ? undefined : Math.round(waitMs * (0.8 + 0.4 * random()))
}
