/** Runs a command of the server: `npm run catalogue -- …` and the others. */
import { runPinned } from './run-pinned.mjs'

const [name, ...args] = process.argv.slice(2)
await runPinned([`apps/server/src/cli/${name}.ts`, ...args])
