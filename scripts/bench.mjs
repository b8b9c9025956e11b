/** `npm run bench [-- names… --json FILE]`: what the server can do, beside what this machine can do at all. */
import { runPinned } from './run-pinned.mjs'

await runPinned(['apps/server/bench/run-benches.ts', ...process.argv.slice(2)], {
  before: async () => {
    const { ensurePostgres } = await import('./test-tools.mjs')
    await ensurePostgres()
  },
})
