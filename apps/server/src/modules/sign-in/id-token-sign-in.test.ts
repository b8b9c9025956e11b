import { createHash } from 'node:crypto'
import { generateKeyPair } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type IdTokenOptions, IdIssuer } from '../../../test/id-issuer.ts'
import { bearer, codeOf, toTokens } from '../../../test/sign-in.ts'
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts'

const clientId = 'shop.apps.example'
let issuer: IdIssuer
let server: TestServer
let subject = 0

beforeAll(async () => {
  issuer = await IdIssuer.start()
  server = await startTestServer({
    env: {
      GOOGLE_CLIENT_ID: `another.example,${clientId}`,
      GOOGLE_KEYS_URL: issuer.keysUrl,
      GOOGLE_ISSUER: issuer.url,
      APPLE_CLIENT_ID: clientId,
      APPLE_REDIRECT_URL: 'https://order.example.com/auth',
      APPLE_KEYS_URL: issuer.keysUrl,
      APPLE_ISSUER: issuer.url,
    },
  })
})

afterAll(async () => {
  await server.close()
  await issuer[Symbol.asyncDispose]()
})

function signInWith(
  provider: 'google' | 'apple',
  token: string,
  headers: Record<string, string> = {},
): Promise<Response> {
  return server.fetch(`/api/v1/sign/in/${provider}`, {
    method: 'POST',
    headers: { 'x-external-id-token': token, ...headers },
  })
}

/** Each token is for a new account, so that no test meets another test's customer. */
function sign(options: IdTokenOptions = {}): Promise<string> {
  subject += 1
  return issuer.sign(clientId, { ...options, claims: { sub: `subject-${subject}`, ...options.claims } })
}

async function askMe(answer: Response): Promise<unknown> {
  const { accessToken } = await toTokens(answer)
  return (await server.fetch('/api/v1/me', { headers: bearer(accessToken) })).json()
}

test('API-21 S-03 Google’s token signs its person in, the same one each time', async () => {
  const claims = {
    sub: '42',
    email: 'anna@example.com',
    email_verified: true,
    given_name: 'Анна',
    family_name: 'К',
    picture: 'https://pictures.example/a.png',
  }
  const me = await askMe(await signInWith('google', await sign({ claims })))
  expect(me).toMatchObject({
    accountIds: ['google:42'],
    avatar: 'https://pictures.example/a.png',
    email: 'anna@example.com',
    firstName: 'Анна',
    lastName: 'К',
    phone: null,
  })
  const again = await askMe(await signInWith('google', await sign({ claims: { ...claims, iat: 1 } })))
  expect(again).toEqual(me)
})

test('API-20 S-03 the same subject at Apple and at Google is two persons', async () => {
  const claims = { sub: '42', email: 'relay@example.com', email_verified: 'true' }
  const me = await askMe(await signInWith('apple', await sign({ claims })))
  expect(me).toMatchObject({ accountIds: ['apple:42'], email: 'relay@example.com', firstName: null })
})

test('an address that the service has not verified is not taken', async () => {
  const claims = { email: 'boss@example.com', email_verified: false }
  expect(await askMe(await signInWith('google', await sign({ claims })))).toMatchObject({ email: null })
})

describe('S-03 an id token is refused', () => {
  const hourAgo = Math.floor(Date.now() / 1000) - 3600

  test.each<[string, IdTokenOptions]>([
    ['for another application', { claims: { aud: 'somebody.else' } }],
    ['from another issuer', { claims: { iss: 'https://evil.example' } }],
    ['when it is over', { claims: { iat: hourAgo - 60, exp: hourAgo } }],
    ['before its time', { claims: { nbf: Math.floor(Date.now() / 1000) + 3600 } }],
    ['without an end', { claims: { exp: undefined } }],
    ['without a subject', { claims: { sub: undefined } }],
    ['issued to another party', { claims: { azp: 'somebody.else' } }],
    ['for several applications at once', { claims: { aud: [clientId, 'somebody.else'] } }],
    ['signed with a key that was never published', { kid: 'key-99' }],
    ['with a nonce whose secret was not sent', { claims: { nonce: 'abc' } }],
  ])('%s', async (_why, options) => {
    const answer = await signInWith('google', await sign(options))
    expect([answer.status, await codeOf(answer)]).toEqual([401, 'auth.id-token-invalid'])
  })

  test('with a bad signature, or none', async () => {
    const { privateKey } = await generateKeyPair('RS256')
    const [header = '', payload = ''] = (await sign()).split('.')
    const none = Buffer.from('{"alg":"none"}').toString('base64url')
    for (const token of [
      await sign({ signedBy: privateKey }),
      `${header}.${payload}.`,
      `${none}.${payload}.`,
      'gibberish',
    ]) {
      const answer = await signInWith('google', token)
      expect([answer.status, await codeOf(answer)]).toEqual([401, 'auth.id-token-invalid'])
    }
  })

  test('the second time, also with the spare bits of its signature changed', async () => {
    const token = await sign()
    expect((await signInWith('google', token)).status).toBe(200)
    const signature = Buffer.from(token.slice(token.lastIndexOf('.') + 1), 'base64url')
    const padded = `${token.slice(0, token.lastIndexOf('.'))}.${signature.toString('base64')}`
    for (const replayed of [token, padded]) {
      const answer = await signInWith('google', replayed)
      expect([answer.status, await codeOf(answer)]).toEqual([401, 'auth.id-token-invalid'])
    }
  })

  test('of two at the same moment one', async () => {
    const token = await sign()
    const answers = await Promise.all([signInWith('google', token), signInWith('google', token)])
    expect(answers.map(({ status }) => status).toSorted((left, right) => left - right)).toEqual([200, 401])
  })
})

test('S-03 a nonce binds the token to the page that asked for it', async () => {
  const secret = 'the page’s own'.replaceAll('’', '-')
  const nonce = createHash('sha256').update(secret).digest('base64url')
  const wrong = await signInWith('google', await sign({ claims: { nonce } }), {
    'x-external-id-nonce': nonce,
  })
  expect([wrong.status, await codeOf(wrong)]).toEqual([401, 'auth.id-token-invalid'])
  const missing = await signInWith('google', await sign(), { 'x-external-id-nonce': secret })
  expect(missing.status).toBe(401)
  const right = await signInWith('google', await sign({ claims: { nonce } }), {
    'x-external-id-nonce': secret,
  })
  expect(right.status).toBe(200)
})

test('S-04 a way to sign in that is not configured is not available', async () => {
  await using bare = await startTestServer()
  for (const provider of ['google', 'apple']) {
    const answer = await bare.fetch(`/api/v1/sign/in/${provider}`, {
      method: 'POST',
      headers: { 'x-external-id-token': 'any' },
    })
    expect([answer.status, await codeOf(answer)]).toEqual([403, 'auth.method-not-available'])
  }
})

test('a call without its header is refused by name', async () => {
  const answer = await server.fetch('/api/v1/sign/in/google', { method: 'POST' })
  expect([answer.status, await answer.json()]).toMatchObject([
    400,
    { errors: [{ code: 'request.invalid', field: 'x-external-id-token' }] },
  ])
})

test('a service that does not answer is told as such', async () => {
  await using own = await IdIssuer.start()
  const env = { GOOGLE_CLIENT_ID: clientId, GOOGLE_KEYS_URL: own.keysUrl, GOOGLE_ISSUER: own.url }
  await using alone = await startTestServer({ env })
  own.mood = 'failing'
  const init = { method: 'POST', headers: { 'x-external-id-token': await own.sign(clientId) } }
  const down = await alone.fetch('/api/v1/sign/in/google', init)
  expect([down.status, await codeOf(down)]).toEqual([502, 'auth.provider-failed'])
  own.mood = 'well'
  expect((await alone.fetch('/api/v1/sign/in/google', init)).status).toBe(200)
})
