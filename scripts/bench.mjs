/** `npm run bench [-- names… --json FILE]`: what the server can do, beside what this machine can do at all. */
import { checkOldestNode, ensureInstalled, findRuntime, projectRoot, runtimeEnv } from './bootstrap.mjs'
import { run } from './run.mjs'
import { stopWith } from './say.mjs'

async function bench() {
  checkOldestNode()
  await ensureInstalled()
  const runtime = findRuntime()
  const { code } = await run(runtime, ['apps/server/bench/run-benches.ts', ...process.argv.slice(2)], {
    cwd: projectRoot,
    env: runtimeEnv(runtime),
    inherit: true,
  })
  process.exit(code)
}

await bench().catch(stopWith)
