import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'server-sqlite',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    exclude: ['src/db/postgres.test.ts'],
    env: { LAVASH_TEST_DATABASE: 'sqlite' },
  },
})
