import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findActiveIndex } from '#features/menu/active-group.ts'

describe('M-03 the group that the menu bar shows as current', () => {
  const topsPx = [400, 1000, 1600, 2000, 2100]

  test.each([
    ['at the top of the page, before any heading', 0, 3000, 0],
    ['just before a heading reaches the bar', 998, 3000, 0],
    ['when a heading has reached the bar', 1000, 3000, 1],
    ['a fraction before it, where browsers stop', 999.4, 3000, 1],
    ['between two headings', 1300, 3000, 1],
    ['after the last heading', 2900, 3000, 4],
    ['on the rest of the way, the first of two that cannot reach the bar', 1750, 1900, 3],
    ['at the end of the page, the last of them', 1900, 1900, 4],
    ['on a page too short to scroll', 0, 0, 0],
  ])('%s', (_, scrollTopPx, endPx, index) => {
    expect(findActiveIndex(topsPx, scrollTopPx, endPx)).toBe(index)
  })

  test('an empty menu has no group to pass', () => {
    expect(findActiveIndex([], 100, 1000)).toBe(0)
  })

  const pages = fc.record({
    heightsPx: fc.array(fc.integer({ min: 40, max: 2000 }), { minLength: 1, maxLength: 20 }),
    beforePx: fc.integer({ min: 0, max: 800 }),
    endPx: fc.integer({ min: 1, max: 20_000 }),
  })
  const toTops = (heightsPx: readonly number[], beforePx: number) =>
    heightsPx.map((_, index) => heightsPx.slice(0, index).reduce((sum, height) => sum + height, beforePx))

  test('scrolling on never goes back a group, and the end of the page is the last group it can show', () => {
    fc.assert(
      fc.property(pages, ({ heightsPx, beforePx, endPx }) => {
        const tops = toTops(heightsPx, beforePx)
        let before = 0
        for (let step = 0; step <= 50; step += 1) {
          const index = findActiveIndex(tops, (endPx * step) / 50, endPx)
          expect(index).toBeGreaterThanOrEqual(before)
          before = index
        }
        expect(before).toBe(tops.length - 1)
      }),
    )
  })

  test('a group whose heading stands below the bar is current there, where every group has a pixel of way left', () => {
    fc.assert(
      fc.property(pages, ({ heightsPx, beforePx, endPx }) => {
        const tops = toTops(heightsPx, beforePx)
        for (const [index, topPx] of tops.entries()) {
          if (endPx - topPx > tops.length) expect(findActiveIndex(tops, topPx, endPx)).toBe(index)
        }
      }),
    )
  })
})
