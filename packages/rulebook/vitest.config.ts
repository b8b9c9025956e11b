import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { name: 'rulebook', include: ['src/**/*.test.ts'], environment: 'node' },
})
