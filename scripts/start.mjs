/** `npm start`: installs what is missing, builds what changed, fills an empty database and serves everything. */
import { ensureBuilt } from './build.mjs'
import { runPinned } from './run-pinned.mjs'
import { serverCommand } from './server-command.mjs'

await runPinned(serverCommand, { before: ensureBuilt })
