import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'server-sqlite',
    // Each file has a database of its own; reading two hundred modules anew for each took half of the time.
    isolate: false,
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    exclude: ['src/db/postgres.test.ts', 'test/several-processes.test.ts'],
    // Generous: the machine may be busy, and no test waits for time.
    testTimeout: 120_000,
    hookTimeout: 180_000,
    env: { LAVASH_TEST_DATABASE: 'sqlite' },
  },
})
