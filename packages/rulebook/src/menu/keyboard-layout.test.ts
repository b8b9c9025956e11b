import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { findOtherLayout } from './keyboard-layout.ts'

test.each([
  ['ifehvf', 'шаурма'],
  ['IFEHVF', 'шаурма'],
  ['ifehvf c rehbwtq', 'шаурма с курицей'],
  [',jho', 'борщ'],
  ['сщдф', 'cola'],
  ['шаурма xl', undefined],
  ['123', undefined],
  ['', undefined],
])('M-08 the keys of %s in the other layout: %s', (typed, meant) => {
  expect(findOtherLayout(typed)).toBe(meant)
})

test('pressing the keys of the other layout twice gives the word again', () => {
  const letters = [...'абвгдежзийклмнопрстуфхцчшщъыьэюя']
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...letters), minLength: 1 }), (word) => {
      const pressed = findOtherLayout(word) ?? ''
      fc.pre(/[a-z]/.test(pressed))
      expect(findOtherLayout(pressed)).toBe(word)
    }),
  )
})
