/** `npm run soak`: the long tests of the server at full length (LAVASH_SOAK=1), on both databases. */
import { checkOldestNode, ensureInstalled, findRuntime, projectRoot, runtimeEnv } from './bootstrap.mjs'
import { run } from './run.mjs'
import { stopWith } from './say.mjs'

async function soak() {
  checkOldestNode()
  await ensureInstalled()
  const { ensurePostgres } = await import('./test-tools.mjs')
  await ensurePostgres()
  const runtime = findRuntime()
  // Only test/: what lies beside the sources has one length.
  const args = ['node_modules/vitest/vitest.mjs', 'run', ...process.argv.slice(2), 'apps/server/test/']
  const { code } = await run(runtime, args, {
    cwd: projectRoot,
    env: { ...runtimeEnv(runtime), LAVASH_SOAK: '1' },
    inherit: true,
  })
  process.exit(code ?? 1)
}

await soak().catch(stopWith)
