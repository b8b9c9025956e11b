import { expect, test } from 'vitest'
import { IdIssuer } from '../../../test/id-issuer.ts'
import { createIdTokenVerifier, type IdTokenSettings } from '#providers/identity/id-token.ts'
import type { IdTokenVerifier } from '#providers/identity/identity.ts'

const clientId = 'shop.example'

function verifierOf({ keysUrl, url }: IdIssuer, rest: Partial<IdTokenSettings> = {}): IdTokenVerifier {
  return createIdTokenVerifier({ keysUrl, issuers: [url], clientIds: [clientId], cooldownMs: 0, ...rest })
}

test('keys are asked for once and kept', async () => {
  await using issuer = await IdIssuer.start()
  const verifier = verifierOf(issuer)
  for (let count = 0; count < 3; count++) {
    expect(await verifier.verify(await issuer.sign(clientId))).toMatchObject({ outcome: 'known' })
  }
  expect(issuer.keysAsked).toBe(1)
})

test('a service that rotates its key signs nobody out: the new one is fetched when it is first seen', async () => {
  await using issuer = await IdIssuer.start()
  const verifier = verifierOf(issuer)
  const before = await issuer.sign(clientId)
  await verifier.verify(before)
  await issuer.rotate()
  expect(await verifier.verify(await issuer.sign(clientId))).toMatchObject({ outcome: 'known' })
  expect(await verifier.verify(before)).toMatchObject({ outcome: 'refused' })
})

test('made-up key ids do not make a flood of questions', async () => {
  await using issuer = await IdIssuer.start()
  const verifier = verifierOf(issuer, { cooldownMs: 60_000 })
  for (let count = 0; count < 5; count++) {
    const token = await issuer.sign(clientId, { kid: `made-up-${count}` })
    expect(await verifier.verify(token)).toEqual({ outcome: 'refused', detail: 'ERR_JWKS_NO_MATCHING_KEY' })
  }
  expect(issuer.keysAsked).toBe(1)
})

test('a service that hangs or fails refuses nobody', async () => {
  const issuer = await IdIssuer.start()
  const token = await issuer.sign(clientId)
  issuer.mood = 'hanging'
  const impatient = verifierOf(issuer, { timeoutMs: 50 })
  expect(await impatient.verify(token)).toEqual({ outcome: 'failed', detail: 'ERR_JWKS_TIMEOUT' })
  issuer.mood = 'failing'
  expect(await verifierOf(issuer).verify(token)).toEqual({ outcome: 'failed', detail: 'ERR_JOSE_GENERIC' })
  await issuer[Symbol.asyncDispose]()
  expect(await verifierOf(issuer).verify(token)).toEqual({ outcome: 'failed', detail: 'keys not reachable' })
})

test('while it is down, those who sign in with a known key get in', async () => {
  await using issuer = await IdIssuer.start()
  const verifier = verifierOf(issuer)
  await verifier.verify(await issuer.sign(clientId))
  issuer.mood = 'failing'
  expect(await verifier.verify(await issuer.sign(clientId))).toMatchObject({ outcome: 'known' })
})
