import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findVkStateError, isPkceVerifier, isVkState, vkErrorKeys } from './vk-sign-in.ts'

const state = 's'.repeat(64)

describe('S-03 VK ID', () => {
  test.each([
    ['equal states', state, state, null],
    ['another state', state, 't'.repeat(64), 104],
    ['no state returned', state, undefined, 104],
    ['both missing', undefined, undefined, 104],
    ['both empty', '', '', 104],
    ['both short', 'abc', 'abc', 104],
  ])('%s', (_what, sent, returned, code) => {
    expect(findVkStateError(sent, returned)).toBe(code)
  })

  test.each([
    [63, false],
    [64, true],
    [65, false],
  ])('a state of %d characters is accepted: %s', (length, answer) => {
    expect(isVkState('x'.repeat(length))).toBe(answer)
  })

  test.each([
    ['a'.repeat(42), false],
    ['a'.repeat(43), true],
    ['-_Az09'.repeat(8), true],
    ['a'.repeat(128), true],
    ['a'.repeat(129), false],
    [`${'a'.repeat(43)}.`, false],
    [`${'a'.repeat(43)}~`, false],
    [`${'a'.repeat(43)}\n`, false],
    [`~${'a'.repeat(43)}`, false],
    [43, false],
  ])('PKCE verifier %j: %s', (verifier, answer) => {
    expect(isPkceVerifier(verifier)).toBe(answer)
  })

  test('every text over the alphabet and between the lengths is a verifier', () => {
    fc.assert(fc.property(fc.stringMatching(/^[A-Za-z0-9_-]{43,128}$/), isPkceVerifier))
  })

  test('the five codes have a text each', () => {
    expect(Object.keys(vkErrorKeys)).toEqual(['100', '101', '102', '103', '104'])
    expect(new Set(Object.values(vkErrorKeys)).size).toBe(5)
  })
})
