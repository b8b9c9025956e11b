import { describe, expect, test } from 'vitest'
import { codeOf, post } from '../../../test/sign-in.ts'
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts'
import { type DoubleAnswer, startVendorDouble, type VendorDouble } from '../../../test/vendor-double.ts'
import { createSiteVerify } from '#providers/captcha/site-verify.ts'

/** Without the embedded one, or two would be configured. */
const noAltcha = { ALTCHA_KEY: '', ALTCHA_COST: '' }

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
  async function withVendor(
    answer: DoubleAnswer,
    work: (server: TestServer, double: VendorDouble) => Promise<void>,
  ): Promise<void> {
    await using double = await startVendorDouble(() => answer)
    await using server = await startTestServer({ env: envOf(vendor, double.url) })
    await work(server, double)
  }

  test('is asked with secret and token, and with nothing about the customer', async () => {
    await withVendor({ body: { success: true, hostname: 'order.example' } }, async (server, double) => {
      expect((await requestCode(server, '+79000000001', 'their-token')).status).toBe(204)
      expect(double.seen.map(({ method, path, form }) => [method, path, form])).toEqual([
        ['POST', '/siteverify', { secret: 'secret', response: 'their-token' }],
      ])
    })
  })

  test('a token works once, even if they forgot that they saw it', async () => {
    await withVendor({ body: { success: true } }, async (server) => {
      await requestCode(server, '+79000000001', 'their-token')
      const again = await requestCode(server, '+79000000002', 'their-token')
      expect([again.status, await codeOf(again)]).toEqual([422, 'auth.captcha-invalid'])
    })
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
    await withVendor(said, async (server) => {
      const answer = await requestCode(server, '+79000000001', 'their-token')
      expect([answer.status, await codeOf(answer)]).toEqual([status, code])
    })
  })

  test('there is no puzzle of ours', async () => {
    await withVendor({ body: {} }, async (server) => {
      const answer = await server.fetch('/api/v1/captcha/challenge')
      expect([answer.status, await codeOf(answer)]).toEqual([404, 'request.not-found'])
    })
  })
})

test('a captcha service that hangs is given up', async () => {
  await using double = await startVendorDouble(() => 'hang')
  const captcha = createSiteVerify({ secretKey: 's', url: double.url, timeoutMs: 50 })
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
