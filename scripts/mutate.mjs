/** `npm run mutate -- packages/rulebook …`: which small edits of the sources no test notices. */
import { runPinned } from './run-pinned.mjs'

await runPinned(['scripts/mutate/run-mutate.ts', ...process.argv.slice(2)])
