import { defineConfig } from 'vitest/config'

/** One run over every workspace; each keeps its own vitest.config.ts beside its package.json. */
export default defineConfig({
  // Left to itself it leaves one core idle; on two cores that is half of them.
  test: { projects: ['packages/*', 'apps/*', 'scripts'], maxWorkers: '100%' },
})
