import { defineConfig, mergeConfig } from 'vitest/config'
import viteConfig from './vite.config.ts'

/** Pure logic only: what needs a browser is tested in a browser, and the files may share a worker. */
export default mergeConfig(
  viteConfig,
  defineConfig({
    test: {
      name: 'storefront',
      include: ['src/**/*.test.{ts,tsx}', 'build/**/*.test.ts', 'service-worker/**/*.test.ts'],
      environment: 'node',
      isolate: false,
      // A busy machine is slow, not wrong.
      testTimeout: 60_000,
    },
  }),
)
