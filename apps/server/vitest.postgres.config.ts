import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'server-postgres',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    exclude: ['src/db/sqlite.test.ts'],
    env: { LAVASH_TEST_DATABASE: 'postgres' },
    globalSetup: ['test/postgres-server.ts'],
  },
})
