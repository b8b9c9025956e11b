import { describe, expect, test } from 'vitest'
import { makeModifierGroup, makeModifierItem } from '#menu/make-modifier-group.ts'
import { findLineProblem, type LineProblem } from './line-problem.ts'
import { availabilityAt, soldPositions, unlimited, type VenueAvailability } from './venue-availability.ts'
import { joinVenueStops, noStops, stopsAt, type VenueStops } from './venue-stops.ts'

const stops: VenueStops = {
  positions: new Map([
    [1, 50],
    [2, null],
  ]),
  modifierItems: new Map([[11, 50]]),
}
const availability: VenueAvailability = { stops, leftOutPositionIds: new Set([3]) }
const sauces = makeModifierGroup({ items: [makeModifierItem({ id: 11 }), makeModifierItem({ id: 12 })] })

describe('AV-01 AV-02 CO-18 what a cart’s line lacks', () => {
  test.each<[string, number, { id: number; count: number }[], LineProblem | undefined]>([
    ['a dish to be had', 4, [], undefined],
    ['a stopped dish', 1, [], { kind: 'position-stopped', untilMs: 50 }],
    ['a dish stopped until further notice', 2, [], { kind: 'position-stopped', untilMs: null }],
    ['a dish that the venue leaves out', 3, [], { kind: 'left-out' }],
    ['a stopped item', 4, [{ id: 11, count: 1 }], { kind: 'item-stopped', itemId: 11, untilMs: 50 }],
    ['a stopped item of which none is taken', 4, [{ id: 11, count: 0 }], undefined],
    ['another item', 4, [{ id: 12, count: 1 }], undefined],
    ['the dish comes before its items', 1, [{ id: 11, count: 1 }], { kind: 'position-stopped', untilMs: 50 }],
  ])('%s', (_, id, modifiers, problem) => {
    expect(findLineProblem({ id, modifiers }, [sauces], availability)).toEqual(problem)
  })
})

describe('AV-03 what counts at a time', () => {
  test.each([
    ['before an end', 49, [1, 2], [11]],
    ['at an end', 50, [2], []],
  ])('%s', (_, atMs, positions, modifierItems) => {
    const left = stopsAt(stops, atMs)
    expect([[...left.positions.keys()], [...left.modifierItems.keys()]]).toEqual([positions, modifierItems])
  })

  test('nothing is copied while nothing has ended', () => {
    expect(stopsAt(stops, 49)).toBe(stops)
    expect(availabilityAt(availability, 49)).toBe(availability)
    expect(availabilityAt(availability, 50).leftOutPositionIds).toBe(availability.leftOutPositionIds)
  })
})

test('AV-01 a stop of the venue and one of all venues: the later end counts', () => {
  const everywhere: VenueStops = {
    positions: new Map([
      [1, 40],
      [2, 99],
      [5, 60],
    ]),
    modifierItems: new Map([[11, null]]),
  }
  expect(joinVenueStops(stops, everywhere)).toEqual({
    positions: new Map([
      [1, 50],
      [2, null],
      [5, 60],
    ]),
    modifierItems: new Map([[11, null]]),
  })
  expect(joinVenueStops(everywhere, stops)).toEqual(joinVenueStops(stops, everywhere))
  expect(joinVenueStops(stops, noStops).positions).toBe(stops.positions)
  expect(joinVenueStops(noStops, stops).positions).toBe(stops.positions)
})

test('CO-18 a dish that the venue leaves out is not listed, a stopped one is', () => {
  const dishes = [{ id: 1 }, { id: 3 }, { id: 4 }]
  expect(soldPositions(dishes, availability)).toEqual([{ id: 1 }, { id: 4 }])
  expect(soldPositions(dishes, unlimited)).toBe(dishes)
})
