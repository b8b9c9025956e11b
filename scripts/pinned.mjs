/** `npm run check`, `fix`, `audit` and `build`: scripts that lean on the installed packages and on the pinned Node. */
import { runPinned } from './run-pinned.mjs'

await runPinned(process.argv.slice(2))
