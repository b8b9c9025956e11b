import { isPkceVerifier, isVkState } from '@lavash/rulebook/account/vk-sign-in'
import { expect, test } from 'vitest'
import { makeSecret, toChallenge } from '#vendors/pkce.ts'

test('S-03 the challenge is S256 of the verifier, as in the appendix of RFC 7636', async () => {
  expect(await toChallenge('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk')).toBe(
    'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  )
})

test('S-03 secrets are verifiers and states, and no two are alike', () => {
  const secrets = Array.from({ length: 100 }, () => makeSecret(64))
  expect(secrets.every((secret) => isPkceVerifier(secret) && isVkState(secret))).toBe(true)
  expect(new Set(secrets).size).toBe(100)
})
