/** `npm run bench [-- names… --json FILE]`: figures of the server, beside the bare work on the same machine. */
import { runPinned } from './run-pinned.mjs'

await runPinned(['apps/server/bench/run-benches.ts', ...process.argv.slice(2)], {
  before: async () => {
    const { ensurePostgres } = await import('./test-tools.mjs')
    await ensurePostgres()
  },
})
