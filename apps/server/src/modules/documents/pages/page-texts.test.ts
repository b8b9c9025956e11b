import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clip } from '#modules/documents/pages/page-texts.ts'

test.each([
  ['Шаверма  на\nуглях.', 'Шаверма на углях.'],
  [`${'слово, '.repeat(40)}конец`, `${'слово, '.repeat(27)}слово…`],
  ['ы'.repeat(300), `${'ы'.repeat(200)}…`],
])('a description ends with a word: %j', (text, clipped) => {
  expect(clip(text)).toBe(clipped)
})

test('whatever the text, its description is short and begins like it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 500, size: 'max' }), (text) => {
      const clipped = clip(text)
      expect(clipped.length).toBeLessThanOrEqual(201)
      expect(clipped.isWellFormed()).toBe(text.isWellFormed())
    }),
  )
})
