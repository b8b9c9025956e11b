import { setImmediate } from 'node:timers/promises'

/** Nobody notices a request that waits this long. */
const turnMs = 10

/**
 * Work that takes seconds, a few milliseconds at a time: between two turns the requests that wait are answered. The
 * work is a generator that yields wherever it may be left for a while.
 */
export async function runInTurns<Result>(work: Iterator<undefined, Result>): Promise<Result> {
  let endsAt = performance.now() + turnMs
  for (;;) {
    const step = work.next()
    if (step.done === true) return step.value
    if (performance.now() < endsAt) continue
    await setImmediate()
    endsAt = performance.now() + turnMs
  }
}
