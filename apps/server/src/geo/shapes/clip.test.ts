import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clipLine, clipRing } from '#geo/shapes/clip.ts'
import { isClosed } from '#geo/shapes/ring.ts'
import { joinLines } from '#geo/shapes/join-lines.ts'

const box = { west: 0, south: 0, east: 10, north: 10 }

test('a line is cut where it leaves and goes on where it comes back', () => {
  expect(
    clipLine(
      [
        [5, 5],
        [15, 5],
        [15, 8],
        [5, 8],
      ],
      box,
    ),
  ).toEqual([
    [
      [5, 5],
      [10, 5],
    ],
    [
      [10, 8],
      [5, 8],
    ],
  ])
  expect(
    clipLine(
      [
        [11, 11],
        [12, 12],
      ],
      box,
    ),
  ).toEqual([])
})

test('a ring inside stays as it is, one around becomes the box, one outside nothing', () => {
  expect(clipRing([1, 1, 9, 1, 9, 9], [0, 0, 10, 10])).toEqual([1, 1, 9, 1, 9, 9])
  expect(new Set(clipRing([-5, -5, 15, -5, 15, 15, -5, 15], [0, 0, 10, 10]))).toEqual(new Set([0, 10]))
  expect(clipRing([20, 20, 30, 20, 30, 30], [0, 0, 10, 10])).toEqual([])
})

test('nothing of a clipped ring lies outside the box', () => {
  const ring = fc.array(fc.double({ min: -20, max: 30, noNaN: true }), { minLength: 6, maxLength: 40 })
  fc.assert(
    fc.property(ring, (points) => {
      const even = points.slice(0, points.length - (points.length % 2))
      for (const value of clipRing(even, [0, 0, 10, 10])) {
        expect(value).toBeGreaterThanOrEqual(-1e-9)
        expect(value).toBeLessThanOrEqual(10 + 1e-9)
      }
    }),
  )
})

test('pieces of a ring join in any order and direction', () => {
  const ring = [1, 2, 3, 4, 5, 6]
  const pieces = fc.shuffledSubarray(
    [
      [1, 2, 3],
      [5, 4, 3],
      [5, 6, 1],
    ],
    { minLength: 3 },
  )
  fc.assert(
    fc.property(pieces, (parts) => {
      const [joined, ...others] = joinLines(parts, true)
      expect(others).toEqual([])
      expect(joined?.[0]).toBe(joined?.at(-1))
      expect(new Set(joined)).toEqual(new Set(ring))
    }),
  )
})

test('a coast is never walked backwards', () => {
  expect(
    joinLines(
      [
        [3, 4],
        [1, 2, 3],
      ],
      false,
    ),
  ).toEqual([[1, 2, 3, 4]])
  expect(
    joinLines(
      [
        [1, 2],
        [3, 2],
      ],
      false,
    ),
  ).toHaveLength(2)
})

test('three positions are no ring', () => {
  expect(
    isClosed([
      [0, 0],
      [1, 0],
      [0, 0],
    ]),
  ).toBe(false)
  expect(
    isClosed([
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 0],
    ]),
  ).toBe(true)
})
