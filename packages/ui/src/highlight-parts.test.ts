import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toHighlightParts } from '#highlight-parts.ts'

test.each([
  ['Набережная, 14', [[0, 3]], ['НАБ', 'ережная, 14']],
  ['большая шаверма', [[8, 3]], ['большая ', 'ШАВ', 'ерма']],
  ['шаверма', [], ['шаверма']],
  ['шаверма', [[5, 99]], ['шавер', 'МА']],
  [
    'шаверма',
    [
      [3, 2],
      [0, 4],
    ],
    ['ШАВЕ', 'Р', 'ма'],
  ],
  ['', [[0, 1]], []],
] as const)('in «%s» the hits %j are shown as %j', (text, hits, expected) => {
  const shown = toHighlightParts(text, hits).map((part) => (part.isHit ? part.text.toUpperCase() : part.text))
  expect(shown).toEqual(expected)
})

test('whatever the hits, the parts put together are the text', () => {
  const hits = fc.array(fc.tuple(fc.integer({ min: -5, max: 30 }), fc.integer({ min: -5, max: 30 })))
  fc.assert(
    fc.property(fc.string(), hits, (text, found) => {
      const joined = toHighlightParts(text, found)
        .map((part) => part.text)
        .join('')
      expect(joined).toBe(text)
    }),
  )
})
