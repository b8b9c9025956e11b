/** `npm run gallery`: every piece of the ui kit in every state, refreshed when a file is saved. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { checkOldestNode, ensureInstalled, findRuntime, projectRoot, runtimeEnv } from './bootstrap.mjs'
import { stopWith } from './say.mjs'

async function gallery() {
  checkOldestNode()
  await ensureInstalled()
  const runtime = findRuntime()
  const vite = join(projectRoot, 'node_modules/vite/bin/vite.js')
  const server = spawn(runtime, [vite, '--config', 'gallery.config.ts', ...process.argv.slice(2)], {
    cwd: join(projectRoot, 'apps/storefront'),
    env: runtimeEnv(runtime),
    stdio: 'inherit',
  })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
  server.on('exit', (code) => process.exit(code ?? 0))
}

await gallery().catch(stopWith)
