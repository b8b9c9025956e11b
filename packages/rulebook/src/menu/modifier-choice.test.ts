import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeModifierGroup, makeModifierItem } from './make-modifier-group.ts'
import { fitModifiers, itemMaxCount, withItemCount, withOnlyItem } from './modifier-choice.ts'
import { findModifierProblems, isSatisfiableGroup } from './modifier-problems.ts'
import type { ModifierGroup } from './modifiers.ts'

const sauces = makeModifierGroup({
  id: 1,
  minCount: 0,
  maxCount: 4,
  items: [
    makeModifierItem({ id: 11, maxCount: 2 }),
    makeModifierItem({ id: 12, maxCount: 2 }),
    makeModifierItem({ id: 13, maxCount: 4 }),
  ],
})

test.each([
  ['nothing is chosen yet', [], 11, 2],
  ['the item is at its own end', [{ id: 11, count: 2 }], 11, 2],
  ['the group has room for one more', [{ id: 13, count: 3 }], 11, 1],
  ['the group is full', [{ id: 13, count: 4 }], 11, 0],
  ['what is chosen counts for itself', [{ id: 13, count: 4 }], 13, 4],
])('M-05 a stepper ends where the item or the group ends: %s', (_, chosen, itemId, most) => {
  const item = sauces.items.find(({ id }) => id === itemId)
  expect(item && itemMaxCount(sauces, item, chosen)).toBe(most)
})

test('a radio takes the place of the other one and leaves other groups alone', () => {
  const chosen = [
    { id: 11, count: 1 },
    { id: 99, count: 2 },
  ]
  expect(withOnlyItem(sauces, chosen, 12)).toEqual([
    { id: 12, count: 1 },
    { id: 99, count: 2 },
  ])
  expect(withOnlyItem(sauces, chosen, undefined)).toEqual([{ id: 99, count: 2 }])
})

test('a count of zero is no choice', () => {
  expect(withItemCount([{ id: 11, count: 2 }], 11, 0)).toEqual([])
})

test('what was in the cart and is not offered any more is left out, what is required comes back', () => {
  const group = makeModifierGroup({
    minCount: 1,
    maxCount: 3,
    items: [makeModifierItem({ id: 1, minCount: 1, maxCount: 2 }), makeModifierItem({ id: 2, maxCount: 2 })],
  })
  expect(
    fitModifiers(
      [group],
      [
        { id: 2, count: 9 },
        { id: 7, count: 1 },
      ],
    ),
  ).toEqual([
    { id: 1, count: 1 },
    { id: 2, count: 2 },
  ])
})

const item = fc.record({ minCount: fc.nat(2), extra: fc.nat(4) })
const groups: fc.Arbitrary<ModifierGroup[]> = fc
  .array(
    fc.record({
      items: fc.array(item, { minLength: 1, maxLength: 4 }),
      minCount: fc.nat(6),
      extra: fc.nat(6),
    }),
    {
      maxLength: 3,
    },
  )
  .map((made) =>
    made
      .map(({ items, minCount, extra }, at) =>
        makeModifierGroup({
          id: at + 1,
          minCount,
          maxCount: minCount + extra,
          items: items.map((one, index) =>
            makeModifierItem({
              id: at * 10 + index + 1,
              minCount: one.minCount,
              maxCount: one.minCount + one.extra,
            }),
          ),
        }),
      )
      .filter(isSatisfiableGroup),
  )
const presses = fc.array(fc.record({ itemId: fc.integer({ min: 1, max: 34 }), count: fc.nat(12) }), {
  maxLength: 30,
})

test('whatever is pressed, steppers that keep to their ends never choose too much', () => {
  fc.assert(
    fc.property(groups, presses, (offered, pressed) => {
      let chosen = fitModifiers(offered, [])
      for (const { itemId, count } of pressed) {
        for (const group of offered) {
          const found = group.items.find(({ id }) => id === itemId)
          if (found === undefined) continue
          const most = itemMaxCount(group, found, chosen)
          chosen = withItemCount(chosen, itemId, Math.max(found.minCount, Math.min(count, most)))
        }
      }
      const kinds = findModifierProblems(offered, chosen).map(({ kind }) => kind)
      expect(kinds.filter((kind) => kind !== 'group-too-few')).toEqual([])
    }),
  )
})

test('a choice that fits stays as it is', () => {
  fc.assert(
    fc.property(groups, (offered) => {
      const chosen = fitModifiers(offered, [])
      expect(fitModifiers(offered, chosen)).toEqual(chosen)
    }),
  )
})
