import { expect, test } from 'vitest'
import { checkProofs } from './check-proofs.ts'
import { makeTree } from './make-tree.ts'

const files = {
  'apps/server/src/plugins/cors.ts': '',
  'e2e/boot.test.ts': "test('B-01 it opens', …)\ntest('B-02 it stays', …)",
}

function problemsOf(text: string) {
  return checkProofs.findProblems(makeTree({ ...files, 'docs/security.md': text }))
}

test('a proof names an existing file, folder or test', () => {
  const text =
    '`plugins/cors.ts`, `e2e/`, `GET /1/now`, `e2e/boot.test.ts` “B-01 it opens”, “it stays” and more'
  expect(problemsOf(text)).toEqual([])
})

test.each([
  ['a file that has gone', '\n`plugins/gone.ts`', ['docs/security.md:2 plugins/gone.ts is not there']],
  ['a folder that has gone', '`brands/`', ['docs/security.md:1 brands/ is not there']],
  [
    'a test that was renamed',
    '`e2e/boot.test.ts` “B-01 it opens”, “B-03 it ends”',
    ['docs/security.md:1 e2e/boot.test.ts has no test “B-03 it ends”'],
  ],
  [
    'a file of tests without a title',
    '`e2e/boot.test.ts`',
    [expect.stringContaining('without a test of it')],
  ],
])('caught: %s', (_what, text, problems) => {
  expect(problemsOf(text)).toEqual(problems)
})

test('caught: no page at all', () => {
  expect(checkProofs.findProblems(makeTree(files))).toHaveLength(1)
})
