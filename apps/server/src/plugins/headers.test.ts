import { expect, test } from 'vitest'
import { startTestServer } from '../../test/start-test-server.ts'

const origin = 'https://shawarma.example'

function preflight(from: string): RequestInit {
  return {
    method: 'OPTIONS',
    headers: {
      origin: from,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,content-type,idempotency-key',
    },
  }
}

test('API-26 a configured site may call from the browser, another may not', async () => {
  await using server = await startTestServer({ env: { CORS_ORIGINS: `${origin},https://grill.example` } })
  const allowed = await server.fetch('/1/now', { headers: { origin } })
  expect(allowed.headers.get('access-control-allow-origin')).toBe(origin)
  const asked = await server.fetch('/api/v1/sign/in/phone', preflight(origin))
  expect(asked.status).toBe(204)
  // With what a storefront elsewhere sends: places to resume from, nonces, versions of answers.
  expect(asked.headers.get('access-control-allow-headers')?.split(', ')).toEqual([
    'accept-language',
    'authorization',
    'content-type',
    'idempotency-key',
    'if-none-match',
    'last-event-id',
    'x-external-id-nonce',
    'x-external-id-token',
  ])
  expect(allowed.headers.get('access-control-expose-headers')).toBe('etag, retry-after, x-request-id')
  // The office's cookies are for its own host alone.
  for (const { headers } of [asked, allowed])
    expect(headers.get('access-control-allow-credentials')).toBeNull()
  const stranger = await server.fetch('/1/now', { headers: { origin: 'https://evil.example' } })
  expect(stranger.headers.get('access-control-allow-origin')).toBeNull()
})

test('API-26 without configuration no other site may call', async () => {
  await using server = await startTestServer()
  const answer = await server.fetch('/1/now', { headers: { origin } })
  expect(answer.headers.get('access-control-allow-origin')).toBeNull()
  expect((await server.fetch('/1/now', preflight(origin))).ok).toBe(false)
})

test('an error can be read by the site that called', async () => {
  await using server = await startTestServer({ env: { CORS_ORIGINS: '*' } })
  const answer = await server.fetch('/1/nowhere', { headers: { origin } })
  expect(answer.status).toBe(404)
  expect(answer.headers.get('access-control-allow-origin')).toBe('*')
})

test('answers carry the security headers', async () => {
  await using server = await startTestServer()
  const { headers } = await server.fetch('/1/now')
  expect(headers.get('content-security-policy')).toBe(
    "default-src 'none';frame-ancestors 'none';base-uri 'none';form-action 'none'",
  )
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('x-frame-options')).toBe('DENY')
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups')
  expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
  expect(headers.get('permissions-policy')).toMatch(/^geolocation=\(self\), camera=\(\), microphone=\(\)/)
  expect(headers.get('strict-transport-security')).toBeNull()
  expect(headers.get('x-powered-by')).toBeNull()
})

test('in production a browser comes back over https alone for a year, whatever it was answered', async () => {
  await using server = await startTestServer({
    env: {
      NODE_ENV: 'production',
      LAVASH_PUBLIC_URL: 'https://order.example.com',
      LAVASH_TOKEN_KEYS: `a:${Buffer.alloc(32, 1).toString('base64')}`,
      LAVASH_API_KEYS: 'storefront',
      LAVASH_ALLOW: 'dev-inbox,sandbox',
    },
  })
  for (const path of ['/1/now', '/1/nowhere', '/', '/api/v1/me']) {
    const { headers } = await server.fetch(path)
    expect([path, headers.get('strict-transport-security')]).toEqual([path, 'max-age=31536000'])
    expect([path, headers.get('x-content-type-options')]).toEqual([path, 'nosniff'])
    expect(headers.get('content-security-policy')).toMatch(/frame-ancestors 'none'/)
  }
})

test('too many calls from one address are refused with the seconds to wait', async () => {
  await using server = await startTestServer({ env: { REQUESTS_PER_MINUTE: '3' } })
  const statuses: number[] = []
  for (let call = 0; call < 3; call++) statuses.push((await server.fetch('/1/now')).status)
  expect(statuses).toEqual([200, 200, 200])
  const refused = await server.fetch('/1/now', { headers: { 'accept-language': 'en' } })
  expect(refused.status).toBe(429)
  const seconds = Number(refused.headers.get('retry-after'))
  expect(seconds).toBeGreaterThan(0)
  expect(seconds).toBeLessThanOrEqual(60)
  expect(await refused.json()).toEqual({
    errors: [
      {
        code: 'request.too-many',
        message: `Too many requests. Try again in ${seconds} s.`,
        retryAfterSeconds: seconds,
      },
    ],
  })
  expect((await server.fetch('/health/live')).status).toBe(200)
})

test('callers behind a trusted proxy are counted apart, behind another one they are not', async () => {
  await using trusting = await startTestServer({ env: { REQUESTS_PER_MINUTE: '1', TRUST_PROXY: 'loopback' } })
  const from = (address: string): RequestInit => ({ headers: { 'x-forwarded-for': address } })
  expect((await trusting.fetch('/1/now', from('192.0.2.1'))).status).toBe(200)
  expect((await trusting.fetch('/1/now', from('192.0.2.2'))).status).toBe(200)
  expect((await trusting.fetch('/1/now', from('192.0.2.1'))).status).toBe(429)
  await using wary = await startTestServer({ env: { REQUESTS_PER_MINUTE: '1' } })
  expect((await wary.fetch('/1/now', from('192.0.2.1'))).status).toBe(200)
  expect((await wary.fetch('/1/now', from('192.0.2.2'))).status).toBe(429)
})
