import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  areSameModifiers,
  findModifierItem,
  findModifierName,
  modifierControl,
  normaliseModifiers,
  requiredModifiers,
} from './modifiers.ts'
import { makeModifierGroup, makeModifierItem } from './make-modifier-group.ts'

const chosenList = fc.array(
  fc.record({ id: fc.integer({ min: 1, max: 6 }), count: fc.integer({ min: 0, max: 5 }) }),
)

describe('M-05 how a group is offered', () => {
  test.each([
    { groupMax: 1, itemMax: [1, 1], control: 'radio' },
    { groupMax: 1, itemMax: [3], control: 'radio' },
    { groupMax: 3, itemMax: [1, 1, 1], control: 'checkbox' },
    { groupMax: 3, itemMax: [1, 0], control: 'checkbox' },
    { groupMax: 3, itemMax: [1, 2], control: 'stepper' },
  ])('at most $groupMax of items with maxima $itemMax is a $control', ({ groupMax, itemMax, control }) => {
    const items = itemMax.map((maxCount, index) => makeModifierItem({ id: index + 1, maxCount }))
    expect(modifierControl(makeModifierGroup({ maxCount: groupMax, items }))).toBe(control)
  })
})

test('equal choices are spelled one way, whatever order and steps they were made in', () => {
  const chosen = [
    { id: 7, count: 1 },
    { id: 3, count: 0 },
    { id: 2, count: 1 },
    { id: 7, count: 2 },
  ]
  expect(normaliseModifiers(chosen)).toEqual([
    { id: 2, count: 1 },
    { id: 7, count: 3 },
  ])
})

test('a choice stays the same choice when shuffled, and is another one when an item is added', () => {
  fc.assert(
    fc.property(chosenList, (chosen) => {
      expect(areSameModifiers(chosen, chosen.toReversed())).toBe(true)
      expect(areSameModifiers(chosen, normaliseModifiers(chosen))).toBe(true)
      expect(areSameModifiers(chosen, [...chosen, { id: 2, count: 1 }])).toBe(false)
    }),
  )
})

test('items with a minimum of their own are chosen from the start', () => {
  const items = [makeModifierItem({ id: 1, minCount: 2, maxCount: 4 }), makeModifierItem({ id: 2 })]
  expect(requiredModifiers([makeModifierGroup({ items })])).toEqual([{ id: 1, count: 2 }])
})

test('an item is found in whichever group has it', () => {
  const groups = [
    makeModifierGroup({ id: 1, items: [makeModifierItem({ id: 1, price: 5000 })] }),
    makeModifierGroup({ id: 2, items: [makeModifierItem({ id: 2, price: 3000 })] }),
  ]
  expect(findModifierItem(groups, 2)?.price).toBe(3000)
  expect(findModifierItem(groups, 99)).toBeUndefined()
})

test('choices differ by an item as well as by a count', () => {
  const one = [{ id: 1, count: 1 }]
  expect(areSameModifiers(one, [{ id: 2, count: 1 }])).toBe(false)
  expect(areSameModifiers(one, [{ id: 1, count: 2 }])).toBe(false)
  expect(areSameModifiers(one, [{ id: 1, count: 1 }])).toBe(true)
})

test('an item whose name another group has too is told with its group', () => {
  const sauce = makeModifierGroup({
    id: 1,
    nameUi: 'Соус',
    items: [makeModifierItem({ id: 1, name: 'Чесночный' }), makeModifierItem({ id: 2, name: 'Острый' })],
  })
  const second = makeModifierGroup({
    id: 2,
    nameUi: 'Второй соус',
    items: [makeModifierItem({ id: 3, name: 'Чесночный' })],
  })
  expect(findModifierName([sauce, second], 1)).toBe('Соус: Чесночный')
  expect(findModifierName([sauce, second], 3)).toBe('Второй соус: Чесночный')
  expect(findModifierName([sauce, second], 2)).toBe('Острый')
  expect(findModifierName([sauce], 1)).toBe('Чесночный')
  expect(findModifierName([sauce, second], 9)).toBeUndefined()
})
