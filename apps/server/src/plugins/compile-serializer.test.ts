import { Type } from 'typebox'
import { expect, test } from 'vitest'
import { compileSerializer } from '#plugins/compile-serializer.ts'

const dish = Type.Object({ id: Type.Integer(), name: Type.String() })
const compile = (schema: object) => compileSerializer({ schema, method: 'GET', url: '/', httpStatus: '200' })

test('an answer is written with what its schema names and nothing else', () => {
  expect(compile(dish)({ id: 1, name: 'Лаваш', secret: 'x' })).toBe('{"id":1,"name":"Лаваш"}')
})

test('a schema is compiled once, whatever the route', () => {
  expect(compile(dish)).toBe(compile(dish))
  expect(compile(Type.Object({ id: Type.Integer() }))({ id: 1, name: 'Лаваш' })).toBe('{"id":1}')
})

test('one type or null is written as it is', () => {
  const schema = Type.Object({
    zoneId: Type.Union([Type.Integer(), Type.Null()]),
    code: Type.Union([Type.String(), Type.Null()]),
    group: Type.Union([Type.Object({ id: Type.Integer() }), Type.Null()]),
    either: Type.Union([Type.Integer(), Type.String()]),
  })
  const full = { zoneId: 1, code: 'УГОЛЬ"20', group: { id: 2 }, either: 'x' }
  const empty = { ...full, zoneId: null, code: null, group: null, either: 3 }
  for (const value of [full, empty]) expect(compile(schema)(value)).toBe(JSON.stringify(value))
})

test('names out of a list are written as they are, and others are escaped in it', () => {
  const plain = Type.Object({ rule: Type.Enum(['line.sum', 'TAKE_AWAY'], { type: 'string' }) })
  expect(compile(plain)({ rule: 'line.sum' })).toBe('{"rule":"line.sum"}')
  const quoted = Type.Object({ sign: Type.Enum(['"', 'Лаваш'], { type: 'string' }) })
  for (const sign of ['"', 'Лаваш']) expect(compile(quoted)({ sign })).toBe(JSON.stringify({ sign }))
})
