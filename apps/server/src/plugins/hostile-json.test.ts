import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isHostileJson } from '#plugins/hostile-json.ts'

const manyFields = Object.fromEntries(Array.from({ length: 101 }, (_, index) => [`f${index}`, index]))

test.each([
  ['an object of 101 fields', JSON.stringify(manyFields)],
  ['such an object inside a list', JSON.stringify({ positions: [{ modifiers: [manyFields] }] })],
  ['33 lists in each other', `${'['.repeat(33)}${']'.repeat(33)}`],
  ['a prototype', '{"a":{"__proto__" : 1}}'],
  ['a prototype in escapes', '{"\\u005f\\u005fproto__":1}'],
  ['a constructor', '{"constructor":{"prototype":{}}}'],
])('%s is hostile', (_title, text) => {
  expect(isHostileJson(text)).toBe(true)
})

test.each([
  [
    'a long list of small objects',
    JSON.stringify(Array.from({ length: 5000 }, () => ({ id: 1, name: 'Лаваш' }))),
  ],
  ['a text that looks like fields', JSON.stringify({ comment: '{":'.repeat(5000) })],
  ['a text of quotes and backslashes', JSON.stringify({ comment: '\\":"'.repeat(5000) })],
  ['a text that speaks of prototypes', JSON.stringify({ comment: '"__proto__":1' })],
  ['an open text', '{"a'],
])('%s is not', (_title, text) => {
  expect(isHostileJson(text)).toBe(false)
})

test('whatever is written in JSON, fields are counted as they are', () => {
  const name = fc.string().filter((text) => !/["\\]|__proto__|constructor/.test(text))
  fc.assert(
    fc.property(fc.dictionary(name, fc.string(), { maxKeys: 110, size: 'max' }), (value) => {
      const text = JSON.stringify(value)
      fc.pre(!text.includes('\\u00'))
      expect(isHostileJson(text)).toBe(Object.keys(value).length > 100)
    }),
  )
})
