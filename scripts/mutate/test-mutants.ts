/**
 * Runs the tests against edited sources: `test-mutants.ts WORKSPACE TEMPORARY`. A process of its own, because an edit
 * may hang or crash it.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createVitest } from 'vitest/node'

const [workspace = '', temporary = ''] = process.argv.slice(2)
const sources = JSON.parse(readFileSync(join(temporary, 'sources.json'), 'utf8')) as Record<string, string>

const vitest = await createVitest(
  {
    root: workspace,
    config: false,
    watch: false,
    include: ['src/**/*.test.ts'],
    // Only tests that import one of the edited files, directly or not.
    related: Object.keys(sources),
    isolate: false,
    maxWorkers: 1,
    // Threads, because they end with the process even in an endless loop.
    pool: 'threads',
    // No timeout: one test runs once for each edit that it reaches.
    testTimeout: 0,
    fsModuleCache: false,
    reporters: [{}],
    runner: fileURLToPath(new URL('mutating-runner.ts', import.meta.url)),
    env: { LAVASH_MUTATE_PROGRESS: join(temporary, 'progress.json') },
  },
  {
    plugins: [{ name: 'mutants', enforce: 'pre', transform: (_code, id) => sources[id.split('?')[0] ?? ''] }],
  },
)
await vitest.start()
const failed = vitest.state
  .getTestModules()
  .flatMap((module) => [
    ...module.errors().map(({ message }) => message),
    ...[...module.children.allTests('failed')].map(({ fullName }) => fullName),
  ])
for (const line of failed) process.stderr.write(`${line}\n`)
await vitest.close()
process.exit(failed.length === 0 ? 0 : 1)
