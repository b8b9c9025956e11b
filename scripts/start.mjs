/** `npm start`: installs what is missing, builds what changed, fills an empty database, serves everything. */
import { spawn } from 'node:child_process'
import { checkOldestNode, ensureInstalled, findRuntime, projectRoot, runtimeEnv } from './bootstrap.mjs'
import { ensureBuilt } from './build.mjs'
import { stopWith } from './say.mjs'

async function start() {
  checkOldestNode()
  await ensureInstalled()
  await ensureBuilt()
  const runtime = findRuntime()
  const server = spawn(runtime, ['apps/server/src/server.ts'], {
    cwd: projectRoot,
    env: runtimeEnv(runtime),
    stdio: 'inherit',
  })
  // A terminal sends Ctrl-C to both processes; a supervisor only to this one. Either way the server ends first.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
  server.on('exit', (code, signal) =>
    process.exit(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1)),
  )
}

await start().catch(stopWith)
