import { readFileSync, writeFileSync } from 'node:fs'
import { type RunnerTestCase, TestRunner } from 'vitest'
import type { Progress } from './progress.ts'

/** What Stryker's switches look at: https://stryker-mutator.io/docs/stryker-js. */
interface Switches {
  activeMutant: string | undefined
  currentTestId: string | undefined
  hitCount: number
  /** An edit that runs more often than this throws: most endless loops end so. */
  hitLimit: number
  mutantCoverage: { static: Record<string, number>; perTest: Record<string, Record<string, number>> }
}

const file = process.env['LAVASH_MUTATE_PROGRESS'] ?? ''
const before = JSON.parse(readFileSync(file, 'utf8')) as Progress
// One runner is made for each test file, all in one process.
const shared = globalThis as typeof globalThis & {
  __stryker__?: Switches
  lavashKilled?: Set<string>
  lavashSeen?: Set<string>
  lavashTried?: Set<string>
}
const killed = (shared.lavashKilled ??= new Set(before.killed))
const seen = (shared.lavashSeen ??= new Set(before.seen))
const tried = (shared.lavashTried ??= new Set(before.tried))
const switches = (shared.__stryker__ ??= {
  activeMutant: undefined,
  currentTestId: undefined,
  hitCount: 0,
  hitLimit: Infinity,
  mutantCoverage: { static: {}, perTest: {} },
})

/** Runs a test as it is, and then again with each edit on its way that no test has noticed yet. */
export default class MutatingRunner extends TestRunner {
  async runTask(test: RunnerTestCase): Promise<void> {
    const run = TestRunner.getTestFn(test)
    switches.currentTestId = test.id
    await run()
    switches.currentTestId = undefined
    for (const [id, hits] of Object.entries(switches.mutantCoverage.perTest[test.id] ?? {})) {
      seen.add(id)
      const attempt = `${test.id} ${id}`
      // A process that replaces a hung one would try all survivors anew.
      if (killed.has(id) || tried.has(attempt)) continue
      keep(id)
      Object.assign(switches, { activeMutant: id, hitCount: 0, hitLimit: hits * 50 + 2000 })
      try {
        await run()
      } catch {
        // A test that fails is what was hoped for.
        killed.add(id)
      }
      switches.activeMutant = undefined
      tried.add(attempt)
    }
    keep(undefined)
  }
}

function keep(trying: string | undefined): void {
  const loaded = Object.keys(switches.mutantCoverage.static)
  const progress: Progress = { killed: [...killed], seen: [...seen], tried: [...tried], loaded, trying }
  writeFileSync(file, JSON.stringify(progress))
}
