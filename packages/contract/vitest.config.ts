import { defineConfig } from 'vitest/config'

/** Pure functions share nothing, so the files may share a worker; the patience is for a busy machine. */
export default defineConfig({
  test: { name: 'contract', include: ['src/**/*.test.ts'], isolate: false, testTimeout: 60_000 },
})
