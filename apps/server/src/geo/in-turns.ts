import { setImmediate } from 'node:timers/promises'

/** A delay that nobody notices. */
const turnMs = 10

/**
 * Runs long work in turns of a few milliseconds and lets waiting requests run in between. The work is a generator
 * that yields wherever it may pause.
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
