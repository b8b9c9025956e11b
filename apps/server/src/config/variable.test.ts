import { expect, test } from 'vitest'
import { EnvironmentReader } from '#config/group.ts'
import { BadValue, list, listOf, optional, origins, proxies } from '#config/variable.ts'

const line = { name: 'FRIENDS', about: 'who may come', example: 'a,b' }

test.each([list(line), listOf(line, ['a', 'b']), origins(line), proxies(line)])(
  'a list of commas alone is refused, whatever the list is of',
  (variable) => {
    expect(() => variable.read(' ,, ')).toThrow(BadValue)
  },
)

test('an optional list that is not set, or empty, is its default', () => {
  const group = { title: 'friends', variables: { friends: optional(list(line), ['everybody']) } }
  for (const env of [{}, { FRIENDS: '' }, { FRIENDS: ' ' }]) {
    expect(new EnvironmentReader(env).read(group)).toEqual({ friends: ['everybody'] })
  }
  expect(new EnvironmentReader({ FRIENDS: 'a, b,' }).read(group)).toEqual({ friends: ['a', 'b'] })
})
