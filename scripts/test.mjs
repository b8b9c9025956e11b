/** `npm test`: runs everything that can fail and prints one line at the end. */
import { mkdtempSync, existsSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkOldestNode, ensureInstalled, findRuntime, projectRoot, runtimeEnv } from './bootstrap.mjs'
import { ensureBuilt } from './build.mjs'
import { run } from './run.mjs'
import { stopWith } from './say.mjs'
import { countOfChecks, countOfPlaywright, countOfVitest, sumCounts } from './test-counts.mjs'
import { failuresOfChecks, failuresOfPlaywright, failuresOfVitest } from './test-failures.mjs'

async function test() {
  checkOldestNode()
  await ensureInstalled()
  // Imported here, because these modules may need what was just installed.
  const { ensureChromium, ensurePostgres } = await import('./test-tools.mjs')
  // In sequence, because a package manager allows one run at a time. The build needs neither.
  await Promise.all([ensureChromium().then(ensurePostgres), ensureBuilt()])

  const runtime = findRuntime()
  const env = runtimeEnv(runtime)
  const reports = mkdtempSync(join(tmpdir(), 'lavash-test-'))
  const steps = {
    checks: {
      title: 'Checks',
      script: 'scripts/check.mjs',
      args: (file) => ['--json', file],
      count: countOfChecks,
      failures: failuresOfChecks,
    },
    rules: {
      title: 'Rules, server, scripts',
      script: 'node_modules/vitest/vitest.mjs',
      args: (file) => [
        'run',
        // More workers than cores: many tests wait for a process or a payment's next poll.
        `--maxWorkers=${Math.ceil(availableParallelism() * 1.5)}`,
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${file}`,
      ],
      count: countOfVitest,
      failures: failuresOfVitest,
    },
    browser: {
      title: 'Browser',
      script: 'node_modules/@playwright/test/cli.js',
      args: () => ['test', '--reporter=line,json'],
      env: (file) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: file }),
      count: countOfPlaywright,
      failures: failuresOfPlaywright,
    },
  }

  const runStep = async ({ title, script, args, env: ownEnv, count, failures }, { inherit }) => {
    if (inherit) process.stdout.write(`\n# ${title}\n`)
    const file = join(reports, `${title}.json`)
    const { code, output } = await run(runtime, [script, ...args(file)], {
      cwd: projectRoot,
      env: { ...env, ...ownEnv?.(file) },
      inherit,
    })
    const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
    return { count: count(report, code), failures: failures(report), output }
  }

  const runSteps = async () => {
    // The checks compute and the server's tests mostly wait, so both together take little longer than one.
    const [checks, rules] = await Promise.all([
      runStep(steps.checks, { inherit: false }),
      runStep(steps.rules, { inherit: true }),
    ])
    process.stdout.write(`\n# ${steps.checks.title}\n${checks.output}`)
    const browser = await runStep(steps.browser, { inherit: true })
    return [checks, rules, browser]
  }

  const results = await runSteps().finally(() => rmSync(reports, { recursive: true, force: true }))
  const { passed, failed } = sumCounts(results.map(({ count }) => count))
  const failures = results.flatMap((result) => result.failures)
  if (failures.length > 0) process.stdout.write(`\n# Failed\n${failures.join('\n')}\n`)
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
  process.exit(failed > 0 ? 1 : 0)
}

await test().catch(stopWith)
