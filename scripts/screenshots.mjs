/** `npm run screenshots [-- names…]`: every screen in every look, written to screenshots/ for somebody to look at. */
import { checkOldestNode, ensureInstalled, findRuntime, projectRoot, runtimeEnv } from './bootstrap.mjs'
import { ensureBuilt } from './build.mjs'
import { run } from './run.mjs'
import { stopWith } from './say.mjs'

async function screenshots() {
  checkOldestNode()
  await ensureInstalled()
  const { ensureChromium } = await import('./test-tools.mjs')
  await ensureChromium()
  await ensureBuilt()
  const runtime = findRuntime()
  const args = ['e2e/looks/take-screenshots.ts', 'screenshots', ...process.argv.slice(2)]
  const { code } = await run(runtime, args, { cwd: projectRoot, env: runtimeEnv(runtime), inherit: true })
  process.exit(code)
}

await screenshots().catch(stopWith)
