import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { menuSections, positionsOfMenu } from './menu-groups.ts'

const group = (id: number, order: number, menuId = 1) => ({
  id,
  menuId,
  name: `Группа ${id}`,
  order,
  photos: [],
})
const dish = (id: number, groupId: number | null, order = id, menuId = 1) => ({
  id,
  menu: { id: menuId },
  positionGroup: groupId === null ? null : { id: groupId },
  order,
})
const shape = (sections: ReturnType<typeof menuSections>) =>
  sections.map((section) => [section.group.id, section.positions.map((position) => position.id)])

describe('M-02 a menu by its groups', () => {
  test('M-02 groups follow their order and dishes theirs, of this menu alone', () => {
    const groups = [group(1, 2), group(2, 1), group(3, 0, 9)]
    const dishes = [dish(1, 1), dish(2, 2, 5), dish(3, 2, 4), dish(4, 3, 1, 9)]
    expect(shape(menuSections(1, groups, dishes))).toEqual([
      [2, [3, 2]],
      [1, [1]],
    ])
    expect(positionsOfMenu(9, dishes).map((position) => position.id)).toEqual([4])
  })

  test("M-02 dishes without a group come last under 'Прочее', id 0, order 999999", () => {
    const [, last] = menuSections(1, [group(1, 1)], [dish(2, null), dish(1, 1)])
    expect(last).toEqual({
      group: { id: 0, menuId: 1, name: 'Прочее', order: 999_999, photos: [] },
      positions: [dish(2, null)],
    })
  })

  test("M-02 without such dishes there is no 'Прочее'", () => {
    expect(shape(menuSections(1, [group(1, 1)], [dish(1, 1)]))).toEqual([[1, [1]]])
    expect(menuSections(1, [group(1, 1)], [])).toEqual([])
  })

  test("M-02 a group 0 of the server's own takes the dishes without a group as well", () => {
    const sections = menuSections(1, [group(1, 1), group(0, 2)], [dish(1, 1), dish(2, 0), dish(3, null)])
    expect(shape(sections)).toEqual([
      [1, [1]],
      [0, [2, 3]],
    ])
  })

  test('a group of another menu is none of this one', () => {
    const foreign = { ...group(7, 1), menuId: 2 }
    expect(shape(menuSections(1, [foreign], [dish(1, 7)]))).toEqual([[0, [1]]])
  })

  test('a dish of a group that is not there is not lost', () => {
    expect(shape(menuSections(1, [], [dish(1, 77)]))).toEqual([[0, [1]]])
  })

  test('every dish of the menu is shown exactly once', () => {
    const anyDish = fc.tuple(fc.option(fc.nat(5)), fc.nat(9), fc.integer({ min: 1, max: 2 }))
    const anyGroups = fc.uniqueArray(fc.nat(5))
    fc.assert(
      fc.property(fc.array(anyDish), anyGroups, (drawn, groupIds) => {
        const dishes = drawn.map(([groupId, order, menuId], index) => dish(index + 1, groupId, order, menuId))
        const groups = groupIds.map((id) => group(id, 10 - id))
        const shown = menuSections(1, groups, dishes).flatMap((section) => section.positions)
        const expected = dishes.filter((position) => position.menu.id === 1)
        expect(shown.toSorted((a, b) => a.id - b.id)).toEqual(expected)
      }),
    )
  })
})
