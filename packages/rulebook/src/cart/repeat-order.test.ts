import { describe, expect, test } from 'vitest'
import { makeModifierGroup, makeModifierItem } from '#menu/make-modifier-group.ts'
import { unlimited } from '#availability/venue-availability.ts'
import { repeatOrder } from './repeat-order.ts'

const shawarma = {
  id: 1,
  menu: { id: 1 },
  name: 'Шаурма',
  price: 27_000,
  isStopped: false,
  hasModifiers: true,
}
const tea = { id: 2, menu: { id: 1 }, name: 'Чай', price: 9000, isStopped: false, hasModifiers: false }
const cheese = makeModifierItem({ id: 11, name: 'Сыр', price: 6000 })
const modifiers = [{ positionId: 1, modifiers: [makeModifierGroup({ items: [cheese] })] }]
const catalogue = { positions: [shawarma, tea], modifiers }

const orderedShawarma = { id: 1, menuId: 1, name: 'Шаурма', count: 2, modifiers: [{ id: 11, count: 1 }] }
const orderedTea = { id: 2, menuId: 1, name: 'Чай', count: 1, modifiers: [] }

describe('K-10 an order is repeated', () => {
  test('at today’s prices, with what was chosen', () => {
    const { lines, missing } = repeatOrder([orderedShawarma, orderedTea], catalogue)
    expect(lines.map(({ line: { name, count, sum } }) => [name, count, sum])).toEqual([
      ['Шаурма', 2, 66_000],
      ['Чай', 1, 9000],
    ])
    expect(missing).toEqual([])
  })

  test('from another menu that has the dish', () => {
    const moved = { ...tea, menu: { id: 7 } }
    const { lines } = repeatOrder([orderedTea], { positions: [moved], modifiers: [] })
    expect(lines.map(({ line }) => line.menu.id)).toEqual([7])
  })

  test('from the menu it was ordered from, although another has it at another price', () => {
    const elsewhere = { ...tea, menu: { id: 7 }, price: 1 }
    const { lines } = repeatOrder([orderedTea], { positions: [elsewhere, tea], modifiers: [] })
    expect(lines.map(({ line, position }) => [line.menu.id, position.price])).toEqual([[1, 9000]])
  })

  test('with the modifiers of its own dish, although another has one of the same id', () => {
    const dear = makeModifierGroup({ items: [{ ...cheese, price: 1 }] })
    const { lines } = repeatOrder([orderedShawarma], {
      positions: [tea, shawarma],
      modifiers: [{ positionId: 2, modifiers: [dear] }, ...modifiers],
    })
    expect(lines.map(({ line }) => [line.name, line.sum])).toEqual([['Шаурма', 66_000]])
  })

  test.each([
    ['a dish that is gone', { positions: [tea], modifiers }],
    ['a dish that is stopped', { positions: [{ ...shawarma, isStopped: true }, tea], modifiers }],
    [
      'AV-01 a dish stopped at the venue',
      {
        ...catalogue,
        availability: { ...unlimited, stops: { positions: new Map([[1, null]]), modifierItems: new Map() } },
      },
    ],
    [
      'CO-18 a dish that the venue leaves out',
      { ...catalogue, availability: { ...unlimited, leftOutPositionIds: new Set([1]) } },
    ],
    ['a modifier that is gone', { positions: [shawarma, tea], modifiers: [] }],
    [
      'a choice that has to be made now',
      {
        positions: [shawarma, tea],
        modifiers: [{ positionId: 1, modifiers: [makeModifierGroup({ minCount: 2, items: [cheese] })] }],
      },
    ],
  ])('without %s, which is named', (_what, offered) => {
    const { lines, missing } = repeatOrder([orderedShawarma, orderedTea, orderedShawarma], offered)
    expect(lines.map(({ line }) => line.name)).toEqual(['Чай'])
    expect(missing).toEqual(['Шаурма'])
  })
})
