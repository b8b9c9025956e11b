import { defineConfig, mergeConfig } from 'vitest/config'
import viteConfig from './vite.config.ts'

/** Pure logic only. What needs a browser is tested in a browser, so the files share a worker. */
export default mergeConfig(
  viteConfig,
  defineConfig({
    test: { name: 'office', include: ['src/**/*.test.{ts,tsx}'], isolate: false, testTimeout: 60_000 },
  }),
)
