/** `npm run soak`: the long tests of the server at full length (LAVASH_SOAK=1), on both databases. */
import { runPinned } from './run-pinned.mjs'

// Only test/: what lies beside the sources has one length.
const args = ['node_modules/vitest/vitest.mjs', 'run', ...process.argv.slice(2), 'apps/server/test/']
await runPinned(args, {
  env: { LAVASH_SOAK: '1' },
  before: async () => {
    const { ensurePostgres } = await import('./test-tools.mjs')
    await ensurePostgres()
  },
})
