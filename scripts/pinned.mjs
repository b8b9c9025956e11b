/** `npm run check`, `fix`, `audit` and `build`: scripts that need installed packages and the pinned Node. */
import { runPinned } from './run-pinned.mjs'

await runPinned(process.argv.slice(2))
