/**
 * Reads a runner's report as {passed, failed}. A runner without a report, without tests, or with an error outside any
 * test (a crash, an unhandled rejection) counts as one failure: silence is not success.
 */
function honest({ passed, failed }, code) {
  const unexplained = failed === 0 && (code !== 0 || passed === 0)
  return { passed, failed: unexplained ? 1 : failed }
}

export function countOfChecks(report, code) {
  return honest({ passed: report?.passed ?? 0, failed: report?.failed ?? 0 }, code)
}

export function countOfVitest(report, code) {
  const skipped = (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0)
  return honest(
    { passed: report?.numPassedTests ?? 0, failed: (report?.numFailedTests ?? 0) + skipped },
    code,
  )
}

export function countOfPlaywright(report, code) {
  const stats = report?.stats ?? {}
  // A test that passes only on its second try counts as failed.
  const failed = (stats.unexpected ?? 0) + (stats.flaky ?? 0) + (stats.skipped ?? 0)
  return honest({ passed: stats.expected ?? 0, failed }, code)
}

export function sumCounts(counts) {
  return counts.reduce(
    (sum, count) => ({ passed: sum.passed + count.passed, failed: sum.failed + count.failed }),
    {
      passed: 0,
      failed: 0,
    },
  )
}
