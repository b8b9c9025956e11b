import { expect, test } from 'vitest'
import { isVkReturn, readVkReturn } from '#vendors/vk/read-vk-return.ts'

const state = 's'.repeat(64)

test('S-03 a code with the state that was sent is a login', () => {
  expect(readVkReturn(`?code=c&state=${state}&device_id=d&type=code_v2`, state)).toEqual({
    kind: 'code',
    code: 'c',
    deviceId: 'd',
  })
})

test.each([
  ['an answer without code and error', `?state=${state}&type=other`, 100],
  ['a code without its device', `?state=${state}&code=c`, 100],
  ['a refusal at VK', `?state=${state}&error=access_denied`, 103],
  ['another state', `?code=c&device_id=d&state=${'x'.repeat(64)}`, 104],
  ['no state', '?code=c&device_id=d', 104],
  ['a refusal with another state', '?error=access_denied&state=x', 104],
])('S-03 %s is told by its code', (_what, search, error) => {
  expect(readVkReturn(search, state)).toEqual({ kind: 'error', error })
})

test.each([
  ['?code=c&state=s', true],
  ['?error=e&state=s', true],
  ['?code=c', false],
  ['', false],
])('%j is a return from VK: %s', (search, expected) => {
  expect(isVkReturn(search)).toBe(expected)
})
