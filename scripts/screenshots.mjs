/** `npm run screenshots [-- names…]`: writes every screen in every look to screenshots/. */
import { ensureBuilt } from './build.mjs'
import { runPinned } from './run-pinned.mjs'

await runPinned(['e2e/looks/take-screenshots.ts', 'screenshots', ...process.argv.slice(2)], {
  before: async () => {
    const { ensureChromium } = await import('./test-tools.mjs')
    await ensureChromium()
    await ensureBuilt()
  },
})
