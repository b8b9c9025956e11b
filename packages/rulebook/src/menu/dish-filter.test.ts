import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allergenCodes } from './allergens.ts'
import { type DishFilter, filterSections, fitsFilter, isFiltering } from './dish-filter.ts'
import type { PositionGroup } from './menu-groups.ts'

const tag = (code: string) => ({ code, name: code })
const dish = (tags: string[], allergens?: string[]) => ({
  tags: tags.map(tag),
  ...(allergens && { allergens }),
})
const group = (id: number): PositionGroup => ({ id, menuId: 1, name: `${id}`, order: id, photos: [] })

describe('M-12 the dishes of a filter', () => {
  test.each<{ name: string; of: ReturnType<typeof dish>; filter: DishFilter; fits: boolean }>([
    { name: 'no filter', of: dish([]), filter: { tags: [], allergens: [] }, fits: true },
    { name: 'the wanted tag', of: dish(['hot']), filter: { tags: ['hot'], allergens: [] }, fits: true },
    {
      name: 'one of two tags',
      of: dish(['hot']),
      filter: { tags: ['lent', 'hot'], allergens: [] },
      fits: true,
    },
    { name: 'another tag', of: dish(['hot']), filter: { tags: ['lent'], allergens: [] }, fits: false },
    { name: 'an allergen', of: dish([], ['milk']), filter: { tags: [], allergens: ['milk'] }, fits: false },
    {
      name: 'one of two',
      of: dish([], ['milk']),
      filter: { tags: [], allergens: ['nuts', 'milk'] },
      fits: false,
    },
    {
      name: 'another allergen',
      of: dish([], ['milk']),
      filter: { tags: [], allergens: ['nuts'] },
      fits: true,
    },
    { name: 'no allergen', of: dish([], []), filter: { tags: [], allergens: ['nuts'] }, fits: true },
    { name: 'undeclared allergens', of: dish([]), filter: { tags: [], allergens: ['nuts'] }, fits: false },
    {
      name: 'undeclared, with a tag',
      of: dish(['hot']),
      filter: { tags: ['hot'], allergens: [] },
      fits: true,
    },
    {
      name: 'the tag with the allergen',
      of: dish(['hot'], ['milk']),
      filter: { tags: ['hot'], allergens: ['milk'] },
      fits: false,
    },
  ])('M-12 $name: $fits', ({ of, filter, fits }) => {
    expect(fitsFilter(of, filter)).toBe(fits)
  })

  test('M-12 a group without a fitting dish is left out, the others keep their order', () => {
    const sections = [
      { group: group(1), positions: [dish(['hot'], []), dish([], [])] },
      { group: group(2), positions: [dish([], [])] },
      { group: group(3), positions: [dish(['hot'], [])] },
    ]
    const filtered = filterSections(sections, { tags: ['hot'], allergens: [] })
    expect(filtered.map((section) => [section.group.id, section.positions.length])).toEqual([
      [1, 1],
      [3, 1],
    ])
  })

  test('M-12 without a filter the very same list comes back', () => {
    const sections = [{ group: group(1), positions: [] }]
    expect(filterSections(sections, { tags: [], allergens: [] })).toBe(sections)
    expect(isFiltering({ tags: [], allergens: [] })).toBe(false)
    expect(isFiltering({ tags: [], allergens: ['milk'] })).toBe(true)
  })

  test('M-12 no dish that is shown declares an avoided allergen', () => {
    const codes = fc.subarray([...allergenCodes])
    fc.assert(
      fc.property(fc.array(codes), codes, (dishes, avoided) => {
        const sections = [{ group: group(1), positions: dishes.map((declared) => dish([], declared)) }]
        const shown = filterSections(sections, { tags: [], allergens: avoided })
        const declared = new Set(
          shown.flatMap(({ positions }) => positions.flatMap(({ allergens }) => allergens ?? [])),
        )
        expect(avoided.filter((code) => declared.has(code))).toEqual([])
      }),
    )
  })
})
