import { describe, expect, test } from 'vitest'
import { findModifierProblems, isSatisfiableGroup } from './modifier-problems.ts'
import { makeModifierGroup, makeModifierItem } from './make-modifier-group.ts'

const sauce = makeModifierGroup({
  id: 10,
  minCount: 1,
  maxCount: 2,
  items: [makeModifierItem({ id: 1, maxCount: 2 }), makeModifierItem({ id: 2 }), makeModifierItem({ id: 3 })],
})
const bread = makeModifierGroup({
  id: 20,
  minCount: 1,
  maxCount: 3,
  items: [makeModifierItem({ id: 4, minCount: 1, maxCount: 2 })],
})

describe('M-05 what is missing before a dish can be added', () => {
  test.each([
    { chosen: { 1: 1, 4: 1 }, problems: [] },
    { chosen: { 1: 2, 4: 2 }, problems: [] },
    { chosen: { 4: 1 }, problems: [{ kind: 'group-too-few', groupId: 10, missingCount: 1 }] },
    { chosen: { 1: 2, 2: 1, 4: 1 }, problems: [{ kind: 'group-too-many', groupId: 10, extraCount: 1 }] },
    {
      chosen: { 2: 2, 4: 1 },
      problems: [{ kind: 'item-too-many', groupId: 10, itemId: 2, extraCount: 1 }],
    },
    {
      chosen: { 1: 1 },
      problems: [
        { kind: 'item-too-few', groupId: 20, itemId: 4, missingCount: 1 },
        { kind: 'group-too-few', groupId: 20, missingCount: 1 },
      ],
    },
    { chosen: { 1: 1, 4: 1, 77: 1 }, problems: [{ kind: 'item-unknown', itemId: 77 }] },
    { chosen: { 1: 1, 4: 1, 77: 0 }, problems: [] },
    { chosen: { 1: -1, 4: 1 }, problems: [{ kind: 'count-invalid', itemId: 1 }] },
    { chosen: { 1: 0.5, 4: 1 }, problems: [{ kind: 'count-invalid', itemId: 1 }] },
  ])('choosing $chosen gives $problems', ({ chosen, problems }) => {
    const modifiers = Object.entries(chosen).map(([id, count]) => ({ id: Number(id), count: count ?? 0 }))
    expect(findModifierProblems([sauce, bread], modifiers)).toEqual(problems)
  })

  test('what is missing is counted from what is chosen already', () => {
    const filling = makeModifierGroup({
      id: 30,
      minCount: 4,
      maxCount: 9,
      items: [makeModifierItem({ id: 5, minCount: 3, maxCount: 9 })],
    })
    expect(findModifierProblems([filling], [{ id: 5, count: 1 }])).toEqual([
      { kind: 'item-too-few', groupId: 30, itemId: 5, missingCount: 2 },
      { kind: 'group-too-few', groupId: 30, missingCount: 3 },
    ])
    expect(findModifierProblems([], [{ id: 5, count: 1 }])).toEqual([{ kind: 'item-unknown', itemId: 5 }])
  })

  test('a negative count cannot hide behind a positive one of the same item', () => {
    const chosen = [
      { id: 1, count: 5 },
      { id: 1, count: -4 },
      { id: 4, count: 1 },
    ]
    expect(findModifierProblems([sauce, bread], chosen)).toEqual([{ kind: 'count-invalid', itemId: 1 }])
  })

  test('a dish without modifiers refuses any', () => {
    expect(findModifierProblems([], [])).toEqual([])
    expect(findModifierProblems([], [{ id: 1, count: 1 }])).toEqual([{ kind: 'item-unknown', itemId: 1 }])
  })
})

describe('a group nobody could fill is recognised before it reaches the menu', () => {
  test.each([
    { case: 'an ordinary one', group: sauce, is: true },
    {
      case: 'one that leaves a single way to fill it',
      group: makeModifierGroup({
        minCount: 2,
        maxCount: 2,
        items: [makeModifierItem({ id: 1, minCount: 1 }), makeModifierItem({ id: 2, minCount: 1 })],
      }),
      is: true,
    },
    { case: 'minimum above maximum', group: makeModifierGroup({ minCount: 4, maxCount: 3 }), is: false },
    {
      case: 'minimum above maximum, although the items would do',
      group: makeModifierGroup({ minCount: 4, maxCount: 3, items: [makeModifierItem({ maxCount: 9 })] }),
      is: false,
    },
    { case: 'too few items for the minimum', group: makeModifierGroup({ minCount: 2 }), is: false },
    {
      case: 'items that demand more than the maximum',
      group: makeModifierGroup({
        maxCount: 1,
        items: [makeModifierItem({ id: 1, minCount: 1 }), makeModifierItem({ id: 2, minCount: 1 })],
      }),
      is: false,
    },
    {
      case: 'an item with its minimum above its maximum',
      group: makeModifierGroup({ items: [makeModifierItem({ minCount: 2 })] }),
      is: false,
    },
  ])('$case: $is', ({ group, is }) => {
    expect(isSatisfiableGroup(group)).toBe(is)
  })
})
