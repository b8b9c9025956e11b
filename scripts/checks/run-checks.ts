import { availableParallelism } from 'node:os'
import type { Check } from './check.ts'
import type { SourceTree } from './source-tree.ts'

export interface Summary {
  passed: number
  failed: number
  failures: { name: string; problems: string[] }[]
}

const mostLinesShown = 40

/** Prints one line per check when it ends, with its problems below. */
export async function runChecks(
  checks: Check[],
  tree: SourceTree,
  say: (line: string) => void,
): Promise<Summary> {
  const summary: Summary = { passed: 0, failed: 0, failures: [] }
  const queue = [...checks]

  async function work(): Promise<void> {
    for (let check = queue.shift(); check; check = queue.shift()) {
      const startedAt = performance.now()
      const problems = await findProblems(check, tree)
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
      say(`${problems.length === 0 ? 'ok    ' : 'FAILED'} ${check.name} ${seconds}s`)
      if (problems.length === 0) summary.passed += 1
      else {
        summary.failed += 1
        summary.failures.push({ name: check.name, problems })
        for (const line of shortened(problems)) say(`       ${line}`)
      }
    }
  }

  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, work))
  say(`checks: ${summary.passed} passed, ${summary.failed} failed`)
  return summary
}

/** A check that throws is a failed check. The other checks go on. */
async function findProblems(check: Check, tree: SourceTree): Promise<string[]> {
  try {
    return await check.findProblems(tree)
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
}

function shortened(problems: string[]): string[] {
  const lines = problems.flatMap((problem) => problem.split('\n'))
  if (lines.length <= mostLinesShown) return lines
  return [...lines.slice(0, mostLinesShown), `… and ${lines.length - mostLinesShown} more lines`]
}
