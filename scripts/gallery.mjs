/** `npm run gallery`: every piece of the ui kit in every state, refreshed when a file is saved. */
import { join } from 'node:path'
import { projectRoot } from './bootstrap.mjs'
import { runPinned } from './run-pinned.mjs'

const vite = join(projectRoot, 'node_modules/vite/bin/vite.js')
await runPinned([vite, '--config', 'gallery.config.ts', ...process.argv.slice(2)], {
  cwd: join(projectRoot, 'packages/ui'),
})
