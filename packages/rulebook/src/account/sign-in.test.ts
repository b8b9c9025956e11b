import { describe, expect, test } from 'vitest'
import type { PersonProfile } from './profile.ts'
import { isSignedIn, mustSignOutAtVk } from './sign-in.ts'

const profile: PersonProfile = { id: 'p1', accountIds: [], deliveries: [] }
const tokens = { accessToken: 'a', refreshToken: 'r', source: 'PHONE' } as const

describe('S-05 signed in means a profile and both tokens', () => {
  test.each([
    ['all three', profile, tokens, true],
    ['no profile', null, tokens, false],
    ['no tokens', profile, null, false],
    ['no access token', profile, { ...tokens, accessToken: '' }, false],
    ['no refresh token', profile, { accessToken: 'a' }, false],
    ['nothing', null, null, false],
  ])('%s', (_what, person, set, answer) => {
    expect(isSignedIn({ profile: person, tokens: set })).toBe(answer)
  })

  test.each([
    ['a VK sign-in', { ...tokens, source: 'VK', vkAccessToken: 'v' } as const, true],
    ['a VK sign-in that got no VK token', { ...tokens, source: 'VK' } as const, false],
    ['a phone sign-in', tokens, false],
    ['nobody', null, false],
  ])('%s has to sign out at VK first: %#', (_what, set, answer) => {
    expect(mustSignOutAtVk(set)).toBe(answer)
  })
})
