/** `npm run catalogue -- …` and its kind: a command of the server, on the pinned Node, from a bare machine too. */
import { spawn } from 'node:child_process'
import { checkOldestNode, ensureInstalled, findRuntime, projectRoot, runtimeEnv } from './bootstrap.mjs'
import { stopWith } from './say.mjs'

async function runCommand([name, ...args]) {
  checkOldestNode()
  await ensureInstalled()
  const runtime = findRuntime()
  const child = spawn(runtime, [`apps/server/src/cli/${name}.ts`, ...args], {
    cwd: projectRoot,
    env: runtimeEnv(runtime),
    stdio: 'inherit',
  })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code) => process.exit(code ?? 1))
}

await runCommand(process.argv.slice(2)).catch(stopWith)
