import { expect, test } from 'vitest'
import { resolveLayout } from '#app/layouts/resolve-layout.ts'

test.each([
  ['custom', true, 'custom'],
  ['custom', false, 'default'],
  ['custom-default', true, 'custom'],
  ['custom-default', false, 'default'],
  ['default', true, 'default'],
  ['simple', true, 'simple'],
  ['error', true, 'error'],
  [undefined, true, 'default'],
] as const)(
  'A-04 a route with %s, where a brand has a layout of its own: %s, is shown in %s',
  (meta, has, shown) => {
    expect(resolveLayout(meta, has)).toBe(shown)
  },
)
