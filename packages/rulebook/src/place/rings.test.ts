import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makeSquare } from './make-zone.ts'
import { findRingProblem, isPointInRing, ringArea } from './rings.ts'
import type { GeoPoint } from './rings.ts'

const square = makeSquare(55, 37, 0.1)
const horseshoe: GeoPoint[] = [
  { lat: 0, lng: 0 },
  { lat: 0, lng: 3 },
  { lat: 3, lng: 3 },
  { lat: 3, lng: 2 },
  { lat: 1, lng: 2 },
  { lat: 1, lng: 1 },
  { lat: 3, lng: 1 },
  { lat: 3, lng: 0 },
]

const diamond: GeoPoint[] = [
  { lat: 1, lng: 2 },
  { lat: 2, lng: 3 },
  { lat: 3, lng: 2 },
  { lat: 2, lng: 1 },
]

/** Corners at growing angles around a middle: never self-crossing, of any shape and handedness. */
const starRing = fc.array(fc.integer({ min: 10, max: 1000 }), { minLength: 3, maxLength: 12 }).map((radii) =>
  radii.map((radius, index) => {
    const angle = (2 * Math.PI * index) / radii.length
    return { lat: 55 + (radius / 1e4) * Math.sin(angle), lng: 37 + (radius / 1e4) * Math.cos(angle) }
  }),
)
const nearPoint = fc.record({
  lat: fc.integer({ min: 548_500, max: 551_500 }).map((value) => value / 1e4),
  lng: fc.integer({ min: 368_500, max: 371_500 }).map((value) => value / 1e4),
})

function rotate(ring: readonly GeoPoint[], by: number): GeoPoint[] {
  const at = by % ring.length
  return [...ring.slice(at), ...ring.slice(0, at)]
}

function close(ring: readonly GeoPoint[]): GeoPoint[] {
  return [...ring, ...ring.slice(0, 1)]
}

describe('L-14 whether a point is inside', () => {
  test.each([
    { case: 'the middle', point: { lat: 55.05, lng: 37.05 }, ring: square, is: true },
    { case: 'beside it', point: { lat: 55.05, lng: 37.11 }, ring: square, is: false },
    { case: 'the middle of a side', point: { lat: 55.05, lng: 37.1 }, ring: square, is: true },
    { case: 'a corner', point: { lat: 55.1, lng: 37.1 }, ring: square, is: true },
    { case: 'a step beyond the side', point: { lat: 55.05, lng: 37.100001 }, ring: square, is: false },
    { case: 'the gap of a horseshoe', point: { lat: 2, lng: 1.5 }, ring: horseshoe, is: false },
    { case: 'an arm of a horseshoe', point: { lat: 2, lng: 0.5 }, ring: horseshoe, is: true },
    {
      case: 'the middle of a slanting side',
      point: { lat: 55.15, lng: 37.15 },
      ring: [
        { lat: 55.1, lng: 37.1 },
        { lat: 55.2, lng: 37.2 },
        { lat: 55.1, lng: 37.3 },
      ],
      is: true,
    },
    { case: 'level with two corners, beside them', point: { lat: 55.1, lng: 37.2 }, ring: square, is: false },
    { case: 'level with a tip below it, west of it', point: { lat: 1, lng: 0.5 }, ring: diamond, is: false },
    { case: 'level with the tip of a side, inside', point: { lat: 2, lng: 2 }, ring: diamond, is: true },
    { case: 'level with the top, west of it', point: { lat: 3, lng: 0.5 }, ring: diamond, is: false },
    { case: 'a ring of two points', point: { lat: 55, lng: 37 }, ring: square.slice(0, 2), is: false },
    { case: 'an empty ring', point: { lat: 55, lng: 37 }, ring: [], is: false },
  ])('L-14 $case: $is', ({ point, ring, is }) => {
    expect(isPointInRing(point, ring)).toBe(is)
    expect(isPointInRing(point, close(ring))).toBe(is)
  })

  test('the answer depends neither on where the ring starts, nor which way it runs, nor on its being closed', () => {
    fc.assert(
      fc.property(starRing, nearPoint, fc.nat(11), (ring, point, by) => {
        const is = isPointInRing(point, ring)
        for (const same of [rotate(ring, by), ring.toReversed(), close(rotate(ring, by)), close(ring)]) {
          expect(isPointInRing(point, same)).toBe(is)
        }
      }),
    )
  })

  test('every corner of a zone is inside it', () => {
    fc.assert(
      fc.property(starRing, fc.nat(11), (ring, pick) => {
        const corner = ring[pick % ring.length]
        fc.pre(corner !== undefined)
        expect(isPointInRing(corner, ring)).toBe(true)
      }),
    )
  })
})

describe('area', () => {
  test('a square of 0.1 degree at 55 north is about 11.1 by 6.4 km', () => {
    expect(ringArea(square) / 1e6).toBeCloseTo(71, 0)
  })

  test('a ring from the equator to 60 north is measured at 30 north, halfway', () => {
    const tall = [
      { lat: 0, lng: 0 },
      { lat: 60, lng: 0 },
      { lat: 60, lng: 1 },
      { lat: 0, lng: 1 },
    ]
    expect(ringArea(tall) / (60 * 111_319.49 ** 2)).toBeCloseTo(Math.cos(Math.PI / 6), 6)
  })

  test('nothing has no area', () => {
    expect(ringArea([])).toBe(0)
    expect(ringArea(square.slice(0, 2))).toBe(0)
  })

  test('is the very same number wherever the ring starts and whichever way it runs', () => {
    fc.assert(
      fc.property(starRing, fc.nat(11), (ring, by) => {
        expect(ringArea(rotate(ring, by).toReversed())).toBe(ringArea(ring))
        expect(ringArea(close(ring))).toBe(ringArea(ring))
      }),
    )
  })
})

describe('rings an import refuses', () => {
  const point = (lat: number, lng: number) => ({ lat, lng })
  test.each([
    { case: 'a square', ring: square, problem: undefined },
    { case: 'a horseshoe', ring: horseshoe, problem: undefined },
    {
      case: 'a repeated corner',
      ring: [point(0, 0), point(0, 0), point(0, 1), point(1, 1)],
      problem: undefined,
    },
    {
      case: 'a corner on a straight side',
      ring: [point(0, 0), point(0, 1), point(0, 2), point(1, 1)],
      problem: undefined,
    },
    {
      case: 'a bow tie',
      ring: [point(0, 0), point(1, 1), point(1, 0), point(0, 1)],
      problem: 'self-crossing',
    },
    {
      case: 'a spike that runs back on itself',
      ring: [point(0, 0), point(0, 2), point(0, 1), point(1, 1)],
      problem: 'self-crossing',
    },
    {
      case: 'a ring that touches its own corner',
      ring: [point(0, 0), point(0, 2), point(1, 1), point(2, 2), point(2, 0), point(1, 1)],
      problem: 'self-crossing',
    },
    {
      case: 'a corner that touches a level side from above',
      ring: [point(0, 0), point(0, 4), point(2, 4), point(0, 2), point(2, 0)],
      problem: 'self-crossing',
    },
    {
      case: 'a corner that touches a level side from below',
      ring: [point(2, 0), point(2, 4), point(0, 4), point(2, 2), point(0, 0)],
      problem: 'self-crossing',
    },
    { case: 'a line', ring: [point(0, 0), point(1, 1), point(2, 2)], problem: 'self-crossing' },
    { case: 'two points', ring: [point(0, 0), point(1, 1), point(0, 0)], problem: 'too-few-points' },
    { case: 'nothing', ring: [], problem: 'too-few-points' },
  ])('$case: $problem', ({ ring, problem }) => {
    expect(findRingProblem(ring)).toBe(problem)
    expect(findRingProblem(close(ring).toReversed())).toBe(problem)
  })

  test('a ring drawn around a middle is fit, and the same ring with two far corners swapped is not', () => {
    const even = fc.integer({ min: 4, max: 12 }).map((corners) =>
      Array.from({ length: corners }, (_, index) => {
        const angle = (2 * Math.PI * index) / corners
        return { lat: 55 + 0.1 * Math.sin(angle), lng: 37 + 0.1 * Math.cos(angle) }
      }),
    )
    fc.assert(
      fc.property(even, fc.nat(11), (ring, by) => {
        const [first, second, ...rest] = rotate(ring, by)
        fc.pre(first !== undefined && second !== undefined)
        expect(findRingProblem([first, second, ...rest])).toBeUndefined()
        expect(findRingProblem([second, first, ...rest])).toBe('self-crossing')
      }),
    )
  })
})

/** By another way than the code: the crossing's place along both sides, in whole numbers. */
function areMeeting([a, b]: Segment, [c, d]: Segment): boolean {
  const cross = (ux: number, uy: number, vx: number, vy: number) => ux * vy - uy * vx
  const along = { x: b.lng - a.lng, y: b.lat - a.lat }
  const other = { x: d.lng - c.lng, y: d.lat - c.lat }
  const between = { x: c.lng - a.lng, y: c.lat - a.lat }
  const scale = cross(along.x, along.y, other.x, other.y)
  if (scale !== 0) {
    const first = cross(between.x, between.y, other.x, other.y) / scale
    const second = cross(between.x, between.y, along.x, along.y) / scale
    return first >= 0 && first <= 1 && second >= 0 && second <= 1
  }
  if (cross(along.x, along.y, between.x, between.y) !== 0) return false
  const place = (point: GeoPoint) => (point.lng - a.lng) * along.x + (point.lat - a.lat) * along.y
  const [low = 0, high = 0] = [place(c), place(d)].toSorted((one, two) => one - two)
  return low <= place(b) && high >= 0
}

type Segment = readonly [GeoPoint, GeoPoint]

test('a ring is refused exactly when two sides meet anywhere but at the corner they share', () => {
  const corner = fc.record({ lat: fc.integer({ min: 0, max: 4 }), lng: fc.integer({ min: 0, max: 4 }) })
  const ring = fc
    .array(corner, { minLength: 3, maxLength: 7 })
    .map((corners) => corners.filter(({ lat, lng }, index) => !isEqual({ lat, lng }, corners.at(index - 1))))
    .filter(({ length }) => length >= 3)
  fc.assert(
    fc.property(ring, (corners) => {
      const sides = corners.map((from, index): Segment => [
        from,
        corners[(index + 1) % corners.length] ?? from,
      ])
      const isCrossing = sides.some((side, index) =>
        sides.some((other, otherIndex) => {
          if (otherIndex <= index) return false
          if (otherIndex === index + 1) return isSpike(side, other)
          if (index === 0 && otherIndex === sides.length - 1) return isSpike(other, side)
          return areMeeting(side, other)
        }),
      )
      expect(findRingProblem(corners)).toBe(isCrossing ? 'self-crossing' : undefined)
    }),
    { numRuns: 5000 },
  )
})

function isEqual(a: GeoPoint, b: GeoPoint | undefined): boolean {
  return a.lat === b?.lat && a.lng === b.lng
}

/** The second runs back over the first. */
function isSpike([a, b]: Segment, [, c]: Segment): boolean {
  const [ux, uy, vx, vy] = [b.lng - a.lng, b.lat - a.lat, c.lng - b.lng, c.lat - b.lat]
  return ux * vy - uy * vx === 0 && ux * vx + uy * vy < 0
}
