import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { codeOf, post } from '../../../test/sign-in.ts'
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts'
import { type DoubleAnswer, startVendorDouble, type VendorDouble } from '../../../test/vendor-double.ts'
import { createSiteVerify } from '#providers/captcha/site-verify.ts'

/** Switches the embedded captcha off: a server has one captcha. */
const noAltcha = { ALTCHA_KEY: '', ALTCHA_COST: '' }

/** The vendors' documented answers to a valid token. */
const passed = {
  recaptcha: { success: true, score: 0.9, action: 'sign_in', hostname: 'order.example' },
  turnstile: { success: true, hostname: 'order.example' },
}

function envOf(vendor: 'recaptcha' | 'turnstile', url: string): Record<string, string> {
  const name = vendor.toUpperCase()
  return {
    ...noAltcha,
    [`${name}_SITE_KEY`]: 'site',
    [`${name}_SECRET_KEY`]: 'secret',
    [`${name}_URL`]: url,
  }
}

function requestCode(server: TestServer, phone: string, captchaToken: string): Promise<Response> {
  const body = { apiKey: 'demo', captchaToken, mode: 'WEB', phone }
  return server.fetch('/api/v1/sign/in/phone/code', post(body))
}

describe.each(['recaptcha', 'turnstile'] as const)('%s', (vendor) => {
  let double: VendorDouble
  let server: TestServer
  let answer: DoubleAnswer

  beforeAll(async () => {
    double = await startVendorDouble(() => answer)
    server = await startTestServer({ env: envOf(vendor, double.url) })
  })

  beforeEach(() => {
    answer = { body: passed[vendor] }
    double.seen.length = 0
  })

  afterAll(async () => {
    await server.close()
    await double[Symbol.asyncDispose]()
  })

  test('gets the secret and the token, and nothing about the customer', async () => {
    expect((await requestCode(server, '+79000000001', 'first-token')).status).toBe(204)
    expect(double.seen.map(({ method, path, form }) => [method, path, form])).toEqual([
      ['POST', '/siteverify', { secret: 'secret', response: 'first-token' }],
    ])
  })

  test('a token works once, even if they forgot that they saw it', async () => {
    expect((await requestCode(server, '+79000000002', 'second-token')).status).toBe(204)
    const again = await requestCode(server, '+79000000003', 'second-token')
    expect([again.status, await codeOf(again)]).toEqual([422, 'auth.captcha-invalid'])
  })

  test.each<[string, DoubleAnswer, number, string]>([
    [
      'a token they do not know is refused',
      { body: { success: false, 'error-codes': ['invalid-input-response'] } },
      422,
      'auth.captcha-invalid',
    ],
    [
      'a wrong secret is our fault, not the customer’s',
      { body: { success: false, 'error-codes': ['invalid-input-secret'] } },
      502,
      'auth.provider-failed',
    ],
    ['a service that is down is told as such', { status: 500, text: 'no' }, 502, 'auth.provider-failed'],
    ['a broken connection is told as such', 'drop', 502, 'auth.provider-failed'],
  ])('%s', async (_what, said, status, code) => {
    answer = said
    const refused = await requestCode(server, '+79000000004', 'their-token')
    expect([refused.status, await codeOf(refused)]).toEqual([status, code])
  })

  test.each([
    ['just good enough', { score: 0.5 }, [], '+79000000005'],
    ['of a robot', { score: 0.4 }, ['recaptcha', 'turnstile'], '+79000000006'],
    ['drawn for another form', { action: 'contact' }, ['recaptcha'], '+79000000007'],
    ['drawn for nothing that is known', { action: undefined }, ['recaptcha'], '+79000000008'],
  ])('S-01 a token %s is judged by its score and its purpose', async (_whose, said, refusing, phone) => {
    answer = { body: { ...passed[vendor], ...said } }
    const { status } = await requestCode(server, phone, `token-of-${phone}`)
    expect(status).toBe(refusing.includes(vendor) ? 422 : 204)
  })

  test('there is no puzzle of ours', async () => {
    const none = await server.fetch('/api/v1/captcha/challenge')
    expect([none.status, await codeOf(none)]).toEqual([404, 'request.not-found'])
  })
})

test('a captcha service that hangs is given up', async () => {
  await using double = await startVendorDouble(() => 'hang')
  const captcha = createSiteVerify({ provider: 'turnstile', secretKey: 's', url: double.url, timeoutMs: 50 })
  expect(await captcha.verify('token')).toEqual({ outcome: 'failed', detail: 'no answer within 50 ms' })
})

test('a puzzle of our own is signed with the database’s key where none is configured', async () => {
  await using server = await startTestServer({ env: noAltcha })
  await using other = await startTestServer({ env: noAltcha, database: server.database })
  const challenge: unknown = await (await server.fetch('/api/v1/captcha/challenge')).json()
  expect(challenge).toMatchObject({ parameters: { algorithm: 'PBKDF2/SHA-256', cost: 5000 } })
  const secrets = await other.db.read.selectFrom('developmentSecrets').select('name').execute()
  expect(secrets.map(({ name }) => name).toSorted()).toEqual(['captcha', 'token'])
})
