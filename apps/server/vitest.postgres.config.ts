import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'server-postgres',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    exclude: ['src/db/sqlite.test.ts'],
    // Generous: the machine may be busy, and no test waits for time.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    env: { LAVASH_TEST_DATABASE: 'postgres' },
    globalSetup: ['test/postgres-server.ts'],
  },
})
