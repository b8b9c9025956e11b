/** `npm run soak`: the long server tests at full length (LAVASH_SOAK=1), on both databases. */
import { runPinned } from './run-pinned.mjs'

// Only test/: tests beside the sources have no long version.
const args = ['node_modules/vitest/vitest.mjs', 'run', ...process.argv.slice(2), 'apps/server/test/']
await runPinned(args, {
  env: { LAVASH_SOAK: '1' },
  before: async () => {
    const { ensurePostgres } = await import('./test-tools.mjs')
    await ensurePostgres()
  },
})
