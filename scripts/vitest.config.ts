import { defineConfig } from 'vitest/config'

/** The tools under test start real programs (linter, type checker), hence the long timeout. */
export default defineConfig({
  test: { name: 'scripts', include: ['**/*.test.{ts,mjs}'], isolate: false, testTimeout: 60_000 },
})
