import { expect, test } from 'vitest'
import { appBarPx, breakpointsPx, countMenuBarPx, imageAspectRatio, toLayoutKind } from './layout-sizes.ts'

test.each([
  [true, 1440, 'mobile'],
  [false, 839.5, 'mobile'],
  [false, 840, 'desktop'],
] as const)('A-05 on a mobile device: %s, %d px wide: %s', (isMobileDevice, widthPx, kind) => {
  expect(toLayoutKind({ isMobileDevice, widthPx })).toBe(kind)
})

test.each([
  ['desktop', 2, 120],
  ['desktop', 1, 80],
  ['desktop', 0, 80],
  ['mobile', 2, 56],
  ['mobile', 1, 56],
] as const)('A-12 the menu bar on %s with %d menus is %d px high', (layout, menuCount, heightPx) => {
  expect(countMenuBarPx(layout, menuCount)).toBe(heightPx)
})

test('A-12 the other sizes are the specification’s', () => {
  expect(appBarPx).toEqual({ desktop: 144, mobile: 64 })
  expect(breakpointsPx).toEqual({ sm: 600, md: 840, lg: 1200 })
  expect(imageAspectRatio).toBeCloseTo(1.7778, 4)
})
