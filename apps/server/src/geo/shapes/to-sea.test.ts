import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { LngLat } from '#geo/coordinates.ts'
import { isInRing, type Line, type Polygon } from '#geo/shapes/ring.ts'
import { toSea } from '#geo/shapes/to-sea.ts'

const box = { west: 0, south: 0, east: 10, north: 10 }

function isSea(position: LngLat, sea: readonly Polygon[]): boolean {
  return sea.some(
    ([outer = [], ...holes]) => isInRing(position, outer) && !holes.some((hole) => isInRing(position, hole)),
  )
}

/** Land lies on the left of the line: counter-clockwise is an island. */
const island: Line = [
  [4, 4],
  [6, 4],
  [6, 6],
  [4, 6],
  [4, 4],
]

test.each<[what: string, coasts: Line[], land: LngLat, sea: LngLat]>([
  [
    'a shore in the south',
    [
      [
        [-1, 3],
        [11, 3],
      ],
    ],
    [5, 6],
    [5, 1],
  ],
  [
    'a shore in the north',
    [
      [
        [11, 7],
        [-1, 7],
      ],
    ],
    [5, 1],
    [5, 9],
  ],
  [
    'a shore cut off inside the box',
    [
      [
        [2, 3],
        [8, 3],
      ],
    ],
    [5, 6],
    [5, 1],
  ],
  ['an island', [island], [5, 5], [1, 1]],
  [
    'an island before a shore',
    [
      [
        [-1, 8],
        [11, 8],
      ],
      island,
    ],
    [5, 9],
    [5, 3],
  ],
  [
    'a bay',
    [
      [
        [-1, 5],
        [3, 5],
        [3, 9],
        [7, 9],
        [7, 5],
        [11, 5],
      ],
    ],
    [1, 8],
    [5, 7],
  ],
  [
    'a strait',
    [
      [
        [11, 4],
        [-1, 4],
      ],
      [
        [-1, 6],
        [11, 6],
      ],
    ],
    [5, 8],
    [5, 5],
  ],
  ['a lagoon drawn as a coast', [island.toReversed()], [1, 1], [5, 5]],
  [
    'an island that reaches over the edge',
    [
      [
        [8, 4],
        [12, 4],
        [12, 6],
        [8, 6],
        [8, 4],
      ],
    ],
    [9, 5],
    [5, 5],
  ],
  [
    'a shore in pieces that leave and come back',
    [
      [
        [-1, 3],
        [4, 3],
        [4, -2],
        [6, -2],
        [6, 3],
        [11, 3],
      ],
    ],
    [5, 1],
    [2, 1],
  ],
])('%s parts land and sea', (_, coasts, land, sea) => {
  const polygons = toSea(coasts, box)
  expect(isSea(sea, polygons)).toBe(true)
  expect(isSea(land, polygons)).toBe(false)
})

test('without a coast there is no sea', () => {
  expect(toSea([], box)).toEqual([])
})

test('whatever a shore looks like, what lies above it is land and below it sea', () => {
  const heights = fc.array(fc.double({ min: 2, max: 8, noNaN: true }), { minLength: 2, maxLength: 20 })
  fc.assert(
    fc.property(heights, fc.double({ min: 0.05, max: 0.95, noNaN: true }), (ys, share) => {
      const step = 12 / (ys.length - 1)
      const shore = ys.map((y, index): LngLat => [index * step - 1, y])
      const x = 10 * share
      const at = (x + 1) / step
      const [before, after] = [ys[Math.floor(at)] ?? 0, ys[Math.floor(at) + 1] ?? 0]
      const y = before + (after - before) * (at - Math.floor(at))
      const sea = toSea([shore], box)
      expect(isSea([x, y - 0.5], sea)).toBe(true)
      expect(isSea([x, y + 0.5], sea)).toBe(false)
    }),
  )
})
