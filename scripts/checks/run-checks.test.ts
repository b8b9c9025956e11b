import { expect, test } from 'vitest'
import { makeTree } from './make-tree.ts'
import { runChecks } from './run-checks.ts'

test('a check that throws counts as failed', async () => {
  const lines: string[] = []
  const summary = await runChecks(
    [
      { name: 'good', findProblems: () => [] },
      { name: 'bad', findProblems: () => ['a.ts:1 one', 'b.ts:2 two'] },
      {
        name: 'broken',
        findProblems: () => {
          throw new Error('cannot read')
        },
      },
    ],
    makeTree({}),
    (line) => lines.push(line.replace(/\d+\.\ds/, 'Ns')),
  )
  expect(summary).toEqual({
    passed: 1,
    failed: 2,
    failures: [
      { name: 'bad', problems: ['a.ts:1 one', 'b.ts:2 two'] },
      { name: 'broken', problems: ['cannot read'] },
    ],
  })
  expect(lines).toEqual([
    'ok     good Ns',
    'FAILED bad Ns',
    '       a.ts:1 one',
    '       b.ts:2 two',
    'FAILED broken Ns',
    '       cannot read',
    'checks: 1 passed, 2 failed',
  ])
})
