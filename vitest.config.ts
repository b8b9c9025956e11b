import { defineConfig } from 'vitest/config'

/** One run over every workspace; each keeps its own vitest.config.ts beside its package.json. */
export default defineConfig({
  test: { projects: ['packages/*', 'apps/*', 'scripts'] },
})
