import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makeModifierGroup, makeModifierItem } from '#menu/make-modifier-group.ts'
import { isSatisfiableGroup } from '#menu/modifier-problems.ts'
import { findDishStop, toChoosableGroups } from './dish-stop.ts'
import { stopsAt, type VenueStops } from './venue-stops.ts'

const dishId = 7
const stopsOf = (
  positions: Record<number, number | null>,
  items: Record<number, number | null>,
): VenueStops => ({
  positions: new Map(Object.entries(positions).map(([id, untilMs]) => [Number(id), untilMs])),
  modifierItems: new Map(Object.entries(items).map(([id, untilMs]) => [Number(id), untilMs])),
})
const items = [1, 2, 3].map((id) => makeModifierItem({ id }))
const bread = makeModifierGroup({ id: 10, minCount: 1, maxCount: 1, items: items.slice(0, 2) })
const extras = makeModifierGroup({ id: 20, minCount: 0, maxCount: 3, items })
const two = makeModifierGroup({ id: 30, minCount: 2, maxCount: 3, items })
const fixed = makeModifierGroup({
  id: 40,
  maxCount: 2,
  items: [makeModifierItem({ id: 1, minCount: 1 }), makeModifierItem({ id: 2 })],
})

describe('AV-02 until when a dish is stopped', () => {
  test.each([
    ['nothing is stopped', {}, {}, [bread], undefined],
    ['the dish itself', { 7: 50 }, {}, [], 50],
    ['the dish until further notice', { 7: null }, { 1: 60 }, [bread], null],
    ['another dish', { 8: null }, {}, [], undefined],
    ['one of two breads', {}, { 1: null }, [bread], undefined],
    ['both breads: back with the first of them', {}, { 1: 80, 2: 60 }, [bread], 60],
    ['both breads, one without an end', {}, { 1: null, 2: 60 }, [bread], 60],
    ['both breads without an end', {}, { 1: null, 2: null }, [bread], null],
    ['all extras, which nobody has to take', {}, { 1: null, 2: null, 3: null }, [extras], undefined],
    ['two of three where two are needed: back with the first', {}, { 1: 80, 2: 60 }, [two], 60],
    ['all three where two are needed: back with the second', {}, { 1: 80, 2: 60, 3: 70 }, [two], 70],
    ['an item that comes with every dish', {}, { 1: 90 }, [fixed], 90],
    [
      'an item that nobody has to take beside one that comes with every dish',
      {},
      { 2: 90 },
      [fixed],
      undefined,
    ],
    ['the dish and its breads: the later end', { 7: 50 }, { 1: 60, 2: 60 }, [bread], 60],
    ['the dish longer than its breads', { 7: 70 }, { 1: 60, 2: 60 }, [bread], 70],
    ['two groups: the later end', {}, { 1: 60, 2: 80 }, [bread, fixed], 60],
  ])('%s', (_, positions, modifierItems, groups, untilMs) => {
    expect(findDishStop(stopsOf(positions, modifierItems), dishId, groups)).toBe(untilMs)
  })

  test('every group of the dish can be filled at the end of its stop', () => {
    const item = fc.record({
      id: fc.integer({ min: 1, max: 5 }),
      minCount: fc.nat(1),
      maxCount: fc.integer({ min: 1, max: 2 }),
    })
    const group = fc
      .record({
        items: fc.uniqueArray(item, { minLength: 1, maxLength: 5, selector: ({ id }) => id }),
        minCount: fc.nat(4),
        maxCount: fc.integer({ min: 1, max: 10 }),
      })
      .map(({ items: chosen, ...bounds }) =>
        makeModifierGroup({ ...bounds, items: chosen.map((fields) => makeModifierItem(fields)) }),
      )
      .filter(isSatisfiableGroup)
    const ends = fc.dictionary(
      fc.integer({ min: 1, max: 5 }).map(String),
      fc.option(fc.integer({ min: 1, max: 50 }), { nil: null }),
    )
    fc.assert(
      fc.property(group, ends, fc.integer({ min: 0, max: 60 }), (one, itemEnds, atMs) => {
        const stops = stopsOf({}, itemEnds)
        const untilMs = findDishStop(stops, dishId, [one])
        const isStopped = findDishStop(stopsAt(stops, atMs), dishId, [one]) !== undefined
        expect(isStopped).toBe(untilMs !== undefined && (untilMs === null || atMs < untilMs))
      }),
      { numRuns: 500 },
    )
  })
})

test('AV-02 a stopped item can neither be taken nor be required', () => {
  const groups = [fixed, makeModifierGroup({ id: 50, items: [makeModifierItem({ id: 9 })] })]
  const [choosable, untouched] = toChoosableGroups(groups, new Map([[1, null]]))
  expect(choosable?.items.map(({ id, minCount, maxCount }) => [id, minCount, maxCount])).toEqual([
    [1, 0, 0],
    [2, 0, 1],
  ])
  expect(untouched).toBe(groups[1])
  expect(toChoosableGroups(groups, new Map())).toBe(groups)
})
