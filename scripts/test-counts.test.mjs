import { expect, test } from 'vitest'
import { countOfChecks, countOfPlaywright, countOfVitest, sumCounts } from './test-counts.mjs'

test.each([
  ['all green', { numPassedTests: 5, numFailedTests: 0 }, 0, { passed: 5, failed: 0 }],
  ['one red', { numPassedTests: 4, numFailedTests: 1 }, 1, { passed: 4, failed: 1 }],
  [
    'a skipped test is not a passed one',
    { numPassedTests: 4, numFailedTests: 0, numPendingTests: 1 },
    0,
    { passed: 4, failed: 1 },
  ],
  [
    'green tests and an unhandled error',
    { numPassedTests: 5, numFailedTests: 0 },
    1,
    { passed: 5, failed: 1 },
  ],
  ['no report at all', undefined, 1, { passed: 0, failed: 1 }],
  ['no report but exit 0', undefined, 0, { passed: 0, failed: 1 }],
])('vitest: %s', (_name, report, code, expected) => {
  expect(countOfVitest(report, code)).toEqual(expected)
})

test.each([
  ['all green', { stats: { expected: 3, unexpected: 0, flaky: 0, skipped: 0 } }, 0, { passed: 3, failed: 0 }],
  [
    'a flaky test counts as failed',
    { stats: { expected: 2, unexpected: 0, flaky: 1, skipped: 0 } },
    0,
    { passed: 2, failed: 1 },
  ],
  ['the browser did not start', undefined, 1, { passed: 0, failed: 1 }],
])('playwright: %s', (_name, report, code, expected) => {
  expect(countOfPlaywright(report, code)).toEqual(expected)
})

test('the checks count like tests and everything is summed', () => {
  const counts = [
    countOfChecks({ passed: 9, failed: 1 }, 1),
    countOfVitest({ numPassedTests: 5, numFailedTests: 0 }, 0),
  ]
  expect(sumCounts(counts)).toEqual({ passed: 14, failed: 1 })
})
