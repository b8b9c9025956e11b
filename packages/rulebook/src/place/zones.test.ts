import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makeSquare, makeThreshold, makeZone } from './make-zone.ts'
import { zoneOfPoint } from './zones.ts'

const middle = { lat: 55.05, lng: 37.05 }
const costing = (cost: number, min = 0) => [makeThreshold(min, 1_000_000, cost)]
const wide = makeSquare(55, 37, 0.2)
const narrow = makeSquare(55, 37, 0.1)

describe('L-14 the zone of a point', () => {
  test('L-14 a point outside of all zones has none', () => {
    expect(zoneOfPoint([makeZone()], { lat: 56, lng: 37 }, 0)).toBeUndefined()
    expect(zoneOfPoint([], middle, 0)).toBeUndefined()
  })

  test.each([
    {
      case: 'the cheaper one',
      a: { id: 1, polygon: narrow, thresholds: costing(200) },
      b: { id: 2, polygon: wide, thresholds: costing(100) },
      wins: 2,
    },
    {
      case: 'the smaller one where the cost is equal',
      a: { id: 1, polygon: wide, thresholds: costing(100) },
      b: { id: 2, polygon: narrow, thresholds: costing(100) },
      wins: 2,
    },
    {
      case: 'the lower id where the size is equal as well',
      a: { id: 2, polygon: narrow, thresholds: costing(100) },
      b: { id: 1, polygon: narrow.toReversed(), thresholds: costing(100) },
      wins: 1,
    },
    {
      case: 'one that delivers for this sum before one that does not',
      a: { id: 1, polygon: narrow, thresholds: costing(0, 90_000) },
      b: { id: 2, polygon: wide, thresholds: costing(500) },
      wins: 2,
    },
    {
      case: 'the smaller one where neither delivers for this sum',
      a: { id: 1, polygon: wide, thresholds: costing(0, 90_000) },
      b: { id: 2, polygon: narrow, thresholds: costing(500, 90_000) },
      wins: 2,
    },
    {
      case: 'one without rules, which costs nothing',
      a: { id: 1, polygon: narrow, thresholds: costing(100) },
      b: { id: 2, polygon: wide, thresholds: [] },
      wins: 2,
    },
  ])('L-14 of two overlapping zones: $case', ({ a, b, wins }) => {
    const zones = [makeZone(a), makeZone(b)]
    expect(zoneOfPoint(zones, middle, 50_000)?.id).toBe(wins)
    expect(zoneOfPoint(zones.toReversed(), middle, 50_000)?.id).toBe(wins)
  })

  test('L-14 the same point can change its zone as the cart grows', () => {
    const zones = [
      makeZone({ id: 1, thresholds: costing(100) }),
      makeZone({ id: 2, thresholds: [makeThreshold(0, 50_000, 200), makeThreshold(50_000, 900_000, 0)] }),
    ]
    expect(zoneOfPoint(zones, middle, 49_999)?.id).toBe(1)
    expect(zoneOfPoint(zones, middle, 50_000)?.id).toBe(2)
  })

  test('the answer depends neither on the order of the zones nor on how their rings are written', () => {
    const ring = fc.constantFrom(narrow, wide, makeSquare(55.04, 37.04, 0.05), makeSquare(54.9, 36.9, 0.16))
    const zone = fc.record({
      polygon: ring,
      cost: fc.constantFrom(0, 100, 200),
      turn: fc.nat(3),
      flip: fc.boolean(),
    })
    const total = fc.nat(2_000_000)
    fc.assert(
      fc.property(fc.array(zone, { maxLength: 6 }), total, (drawn, totalMinor) => {
        const zones = drawn.map(({ polygon, cost }, id) =>
          makeZone({ id, polygon, thresholds: costing(cost) }),
        )
        const rewritten = drawn.map(({ polygon, cost, turn, flip }, id) => {
          const turned = [...polygon.slice(turn), ...polygon.slice(0, turn)]
          return makeZone({ id, polygon: flip ? turned.toReversed() : turned, thresholds: costing(cost) })
        })
        expect(zoneOfPoint(rewritten.toReversed(), middle, totalMinor)?.id).toBe(
          zoneOfPoint(zones, middle, totalMinor)?.id,
        )
      }),
    )
  })
})
