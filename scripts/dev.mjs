/** `npm run dev`: restarts the server and refreshes the page when a file is saved. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { checkOldestNode, ensureInstalled, findRuntime, projectRoot, runtimeEnv } from './bootstrap.mjs'
import { ensureBuilt } from './build.mjs'
import { stopWith } from './say.mjs'
import { serverCommand } from './server-command.mjs'
import { findServerPort } from './server-port.mjs'

async function dev() {
  checkOldestNode()
  await ensureInstalled()
  // The development page takes the brand from the server's document, which comes from a build.
  await ensureBuilt()
  const runtime = findRuntime()
  const env = runtimeEnv(runtime)
  const server = spawn(runtime, ['--watch', '--watch-preserve-output', ...serverCommand], {
    cwd: projectRoot,
    env,
    stdio: 'inherit',
  })
  const startVite = (app, ...options) =>
    spawn(runtime, [join(projectRoot, 'node_modules/vite/bin/vite.js'), ...options], {
      cwd: join(projectRoot, 'apps', app),
      env: { ...env, LAVASH_SERVER: `http://127.0.0.1:${findServerPort()}` },
      stdio: 'inherit',
    })
  const storefront = startVite('storefront')
  const office = startVite('office')
  // If one process ends, the other is stopped too: half a development server confuses.
  const children = [server, storefront, office]
  const stop = (signal) => children.forEach((child) => child.kill(signal))
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(signal))
  for (const child of children) child.on('exit', () => stop('SIGTERM'))
}

await dev().catch(stopWith)
