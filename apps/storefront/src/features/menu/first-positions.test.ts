import { expect, test } from 'vitest'
import { takeFirstPositions } from '#features/menu/first-positions.ts'

const sections = [
  { group: { id: 1 }, positions: ['soup', 'broth'] },
  { group: { id: 2 }, positions: ['tea', 'juice', 'water'] },
] as unknown as Parameters<typeof takeFirstPositions<string>>[0]

test.each([
  [1, [['soup']]],
  [2, [['soup', 'broth']]],
  [3, [['soup', 'broth'], ['tea']]],
  [
    9,
    [
      ['soup', 'broth'],
      ['tea', 'juice', 'water'],
    ],
  ],
])('of a menu that is being drawn, the first %i dishes stand in their sections', (count, expected) => {
  expect(takeFirstPositions(sections, count).map(({ positions }) => positions)).toEqual(expected)
})
