/** The product's time. Passed in, so that tests and demonstrations do not depend on the hour. */
export interface Clock {
  now(): number
}

/** The machine's clock, or one that starts elsewhere and runs on from there. */
export function makeClock(startAt?: number): Clock {
  if (startAt === undefined) return { now: () => Date.now() }
  // Monotonic: a demonstration must not jump when the machine's clock is corrected.
  const startedAt = performance.now()
  return { now: () => Math.floor(startAt + performance.now() - startedAt) }
}
