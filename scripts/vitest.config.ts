import { defineConfig } from 'vitest/config'

/** The tools under test start real programs (the linter, the type checker), hence the patience. */
export default defineConfig({
  test: { name: 'scripts', include: ['**/*.test.{ts,mjs}'], isolate: false, testTimeout: 60_000 },
})
