import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isCrowded } from '#plugins/crowded-json.ts'

const manyFields = Object.fromEntries(Array.from({ length: 101 }, (_, index) => [`f${index}`, index]))

test.each([
  ['an object of 101 fields', JSON.stringify(manyFields)],
  ['such an object inside a list', JSON.stringify({ positions: [{ modifiers: [manyFields] }] })],
  ['33 lists in each other', `${'['.repeat(33)}${']'.repeat(33)}`],
])('%s is crowded', (_title, text) => {
  expect(isCrowded(text)).toBe(true)
})

test.each([
  ['a long list of small objects', JSON.stringify(Array(5000).fill({ id: 1, name: 'Лаваш' }))],
  ['a text that looks like fields', JSON.stringify({ comment: '{":'.repeat(5000) })],
  ['a text of quotes and backslashes', JSON.stringify({ comment: '\\":"'.repeat(5000) })],
  ['an open text', '{"a'],
])('%s is not', (_title, text) => {
  expect(isCrowded(text)).toBe(false)
})

test('whatever is written in JSON, fields are counted as they are', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.string(), { maxKeys: 110, size: 'max' }), (value) => {
      expect(isCrowded(JSON.stringify(value))).toBe(Object.keys(value).length > 100)
    }),
  )
})
