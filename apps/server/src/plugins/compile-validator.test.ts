import fc from 'fast-check'
import { Type } from 'typebox'
import { expect, test } from 'vitest'
import { compileValidator } from '#plugins/compile-validator.ts'

const schema = Type.Object({
  id: Type.Optional(Type.Integer({ minimum: 1 })),
  lat: Type.Optional(Type.Number()),
  ids: Type.Optional(Type.Array(Type.Integer())),
  q: Type.Optional(Type.String()),
})
const validate = (httpPart: string, value: unknown): unknown =>
  compileValidator({ schema, httpPart, method: 'GET', url: '/' })(value)

test.each([
  [{ id: '7' }, { id: 7 }],
  [{ lat: '-44.5' }, { lat: -44.5 }],
  [{ ids: ['1', '02'] }, { ids: [1, 2] }],
  [{ q: '12' }, { q: '12' }],
  [{ other: 'kept' }, { other: 'kept' }],
  [{}, {}],
])('an address with %j is read as %j', (text, value) => {
  expect(validate('querystring', text)).toEqual({ value })
})

test.each([
  '',
  ' 7',
  '7 ',
  '1.5',
  '1e3',
  '0x10',
  '+7',
  'Infinity',
  'NaN',
  '٧',
  '1,2',
  '9'.repeat(16),
  '0',
  '-3',
])('the id %j is refused, not rounded or guessed', (id) => {
  expect(validate('params', { id })).toHaveProperty('error')
})

test('a body’s texts stay texts', () => {
  expect(validate('body', { id: '7' })).toHaveProperty('error')
})

test('every id that can be written comes back as the number it is', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2_147_483_647 }), (id) => {
      expect(validate('params', { id: String(id) })).toEqual({ value: { id } })
    }),
  )
})

test('the validator refuses unknown keys at every depth', () => {
  const line = Type.Object(
    { id: Type.Integer(), name: Type.Optional(Type.String()) },
    { additionalProperties: false },
  )
  const cart = Type.Object(
    { lines: Type.Array(line), code: Type.Optional(Type.String()) },
    { additionalProperties: false },
  )
  const check = compileValidator({ schema: cart, httpPart: 'body', method: 'POST', url: '/' })
  const good = { lines: [{ id: 1 }, { id: 2, name: 'Лаваш' }] }
  expect(check(good)).toEqual({ value: good })
  for (const bad of [
    { ...good, other: 1 },
    { lines: [{ id: 1, other: 1 }] },
    { lines: [{ id: 1, constructor: 1 }] },
    { lines: [{ name: 'Лаваш' }] },
  ]) {
    expect(check(bad)).toHaveProperty('error.0.keyword')
  }
})

test('a list that is too long is refused by its length, and nothing is said of its items', () => {
  const item = Type.Object({ id: Type.Integer() })
  const cart = Type.Object({ lines: Type.Array(item, { maxItems: 100 }) }, { additionalProperties: false })
  const check = compileValidator({ schema: cart, httpPart: 'body', method: 'POST', url: '/' })
  expect(check({ lines: Array(131_000).fill(0) })).toEqual({
    error: [expect.objectContaining({ instancePath: '/lines' })],
  })
})

test('of a thousand wrong fields the first eight are named', () => {
  const check = compileValidator({ schema, httpPart: 'body', method: 'POST', url: '/' })
  const { error } = check({ ids: Array(1000).fill('x') }) as { error: { instancePath: string }[] }
  expect(error.map(({ instancePath }) => instancePath)).toEqual(
    Array.from({ length: 8 }, (_, index) => `/ids/${index}`),
  )
})
