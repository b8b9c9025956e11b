import { expect, test } from 'vitest'
import { runInTurns } from '#geo/in-turns.ts'

function spin(forMs: number): void {
  const endsAt = performance.now() + forMs
  while (performance.now() < endsAt);
}

test('whoever waits for the process gets it between two turns of a long work', async () => {
  let isDone = false
  let turnsOfOthers = 0
  const others = (): void => {
    turnsOfOthers += 1
    if (!isDone) setImmediate(others)
  }
  setImmediate(others)
  const result = await runInTurns(
    (function* work() {
      for (let step = 0; step < 50; step++) {
        spin(2)
        yield undefined
      }
      return 'done'
    })(),
  )
  isDone = true
  expect(result).toBe('done')
  expect(turnsOfOthers).toBeGreaterThan(5)
})

test('a work that fails, fails for whoever waits for it', async () => {
  const work = runInTurns(
    (function* failing(): Generator<undefined, never> {
      yield undefined
      throw new Error('no streets')
    })(),
  )
  await expect(work).rejects.toThrow('no streets')
})
