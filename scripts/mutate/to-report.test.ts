import { expect, test } from 'vitest'
import { toReport } from './to-report.ts'

const mutant = (id: string, file: string, line: number) => ({
  id,
  file,
  line,
  kind: 'ConditionalExpression',
  replacement: 'if (false) {\n  return\n}',
})

test('each folder gets its score, and each edit that no test noticed a line of its own', () => {
  const mutants = [
    mutant('0', 'src/money/money.ts', 3),
    mutant('1', 'src/money/money.ts', 4),
    mutant('2', 'src/cart/cart.ts', 5),
    mutant('3', 'src/cart/cart.ts', 6),
  ]
  const outcome = { killed: new Set(['0', '2']), survived: new Set(['1']), isOnlyLoaded: new Set(['3']) }
  expect(toReport(mutants, outcome, (file) => file).split('\n')).toEqual([
    ' 50.0 %     1 of    2  src/money',
    '100.0 %     1 of    1  src/cart',
    ' 66.7 %     2 of    3  all',
    '1 edits run only while a module is loaded and were not tried.',
    '',
    'src/money/money.ts:4 ConditionalExpression: if (false) { return }',
    '',
  ])
})

test('an edit that no test runs is told apart from one that no test notices', () => {
  const outcome = { killed: new Set<string>(), survived: new Set<string>(), isOnlyLoaded: new Set<string>() }
  expect(toReport([mutant('0', 'src/a.ts', 1)], outcome, (file) => file)).toContain(
    'src/a.ts:1 ConditionalExpression, run by no test: if (false) { return }',
  )
})
