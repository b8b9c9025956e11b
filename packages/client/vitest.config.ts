import { defineConfig } from 'vitest/config'

/** Pure functions share no state, so the files share a worker. The long timeout is for a busy machine. */
export default defineConfig({
  test: { name: 'client', include: ['src/**/*.test.ts'], isolate: false, testTimeout: 60_000 },
})
