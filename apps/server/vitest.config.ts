import { defineConfig } from 'vitest/config'

/** Every server test runs on both databases: the same files, two projects. */
export default defineConfig({
  test: { projects: ['vitest.sqlite.config.ts', 'vitest.postgres.config.ts'] },
})
