import { expect, test } from 'vitest'
import { EnvironmentReader } from '#config/group.ts'
import { apiKeys, tokenKeys } from '#config/token-keys.ts'

function makeKey(id: string, fill: number): string {
  return `${id}:${Buffer.alloc(32, fill).toString('base64')}`
}

test('two token keys of one id are refused: what the second has signed would never verify', () => {
  const { name } = tokenKeys.variables.keys
  const reader = new EnvironmentReader({ [name]: `${makeKey('2026a', 1)}, ${makeKey('2026a', 2)}` })
  expect(reader.read(tokenKeys)).toBeUndefined()
  expect(reader.problems).toEqual(['LAVASH_TOKEN_KEYS must be id:secret pairs, each with an id of its own.'])
  const others = new EnvironmentReader({ [name]: `${makeKey('2026a', 1)}, ${makeKey('2026b', 2)}` })
  expect(others.read(tokenKeys)?.keys.map(({ id }) => id)).toEqual(['2026a', '2026b'])
})

test('commas with nothing between them are no API key', () => {
  const reader = new EnvironmentReader({ LAVASH_API_KEYS: ' , ' })
  expect(reader.read(apiKeys)).toBeUndefined()
  expect(reader.problems).toEqual(['LAVASH_API_KEYS must be one value or more, joined by commas.'])
})
