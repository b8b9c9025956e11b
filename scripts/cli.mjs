/** `npm run catalogue -- …` and its kind: a command of the server. */
import { runPinned } from './run-pinned.mjs'

const [name, ...args] = process.argv.slice(2)
await runPinned([`apps/server/src/cli/${name}.ts`, ...args])
