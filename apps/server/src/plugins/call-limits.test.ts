import { mkdirSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { calls } from '@lavash/contract/calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeLargest } from '../../bench/hostile-bodies.ts'
import { post } from '../../test/sign-in.ts'
import { startTestServer, type TestServer } from '../../test/start-test-server.ts'
import { makeStorefrontFolder } from '#modules/documents/testing/storefront-folder.ts'
import { toCallLimits } from '#plugins/call-limits.ts'

describe('one address', () => {
  test('may place as many orders as a share of its minute allows, and is told when to come again', async () => {
    await using server = await startTestServer({ env: { REQUESTS_PER_MINUTE: '30' } })
    const path = '/api/v1/persons/019a8c41-0e70-7aaa-8bbb-0123456789ab/orders'
    const answers: Response[] = []
    for (let count = 0; count < 4; count++) answers.push(await server.fetch(path, post({})))
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 429])
    expect(Number(answers[3]?.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await answers[3]?.json()).toMatchObject({ errors: [{ code: 'request.too-many' }] })
    expect((await server.fetch('/1/now')).status).toBe(200)
  })

  test('lets thirty newcomers open the shop within a minute, and then order', async () => {
    const folder = makeStorefrontFolder()
    mkdirSync(join(folder.path, 'assets'))
    writeFileSync(join(folder.path, 'assets', 'app.js'), '')
    await using server = await startTestServer({
      storefrontFolder: folder.path,
      env: { REQUESTS_PER_MINUTE: '600' },
    })
    for (let newcomer = 0; newcomer < 30; newcomer++) {
      const paths = ['/', '/1/now', ...Array<string>(40).fill('/assets/app.js')]
      const answers = await Promise.all(paths.map((path) => server.fetch(path)))
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
      await Promise.all(answers.map((answer) => answer.arrayBuffer()))
    }
    // 401 and not 429: the newcomers have used nothing of this count.
    const orders = '/api/v1/persons/019a8c41-0e70-7aaa-8bbb-0123456789ab/orders'
    for (let call = 0; call < 600; call++) expect((await server.fetch(orders)).status).toBe(401)
    folder.remove()
  })

  test('asks for a text message far more rarely than for a menu', () => {
    const limitOf = (name: 'sign-in.phone-code' | 'orders.payment' | 'payments.callback' | 'orders.list') =>
      toCallLimits(name, calls[name], 600).requestsPerMinute
    expect(limitOf('sign-in.phone-code')).toBe(30)
    expect(limitOf('orders.payment')).toBe(180)
    expect(limitOf('payments.callback')).toBe(600)
    expect(limitOf('orders.list')).toBeUndefined()
    expect(toCallLimits('sign-in.phone-code', calls['sign-in.phone-code'], 1).requestsPerMinute).toBe(1)
  })
})

describe('a request that goes on for ever', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({
      extend: (app) => {
        app.server.requestTimeout = 100
        app.server.headersTimeout = 100
      },
    })
  })
  afterAll(() => server.close())

  test.each([
    ['a header that does not end', 'GET /1/now HTTP/1.1\r\nhost: x\r\nx-slow: '],
    [
      'a body that does not come',
      'POST /api/v1/sign/in/phone HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{',
    ],
  ])('%s is cut off in the declared shape', async (_title, beginning) => {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
    socket.write(beginning)
    const answer = await text(socket)
    expect(answer).toMatch(/^HTTP\/1\.1 408 /)
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({
      errors: [{ code: 'request.timeout' }],
    })
  })

  test('every call that touches more than memory has such an end', () => {
    const endless = Object.entries(calls).filter(
      ([name, call]) =>
        call.cache === 'no-store' &&
        toCallLimits(name as keyof typeof calls, call, 600).timeoutMs === undefined,
    )
    expect(endless).toEqual([])
  })
})

test('what signs a customer in is short: a long body is refused before it is read to its end', async () => {
  await using server = await startTestServer()
  const long = { apiKey: 'demo', code: '1', phone: 'x'.repeat(40_000) }
  const answer = await server.fetch('/api/v1/sign/in/phone', post(long))
  expect(answer.status).toBe(413)
  expect(await answer.json()).toMatchObject({ errors: [{ code: 'request.too-large' }] })
})

describe('a body', () => {
  const withBody = Object.entries(calls).flatMap(([name, call]) =>
    'body' in call && name !== 'payments.callback' ? [[name as keyof typeof calls, call] as const] : [],
  )

  test.each(withBody)('that %s may have fits into its limit', (name, call) => {
    const { bodyLimit } = toCallLimits(name, call)
    const { positions, ...fields } = makeLargest(call.body) as { positions?: unknown[] }
    // More and longer names than any real cart has.
    const lines = positions?.map((line) => ({ ...(line as object), modifiers: [] }))
    expect(JSON.stringify({ ...fields, positions: lines }).length).toBeLessThan(bodyLimit)
  })

  test('that a call does not have may be a kilobyte long', () => {
    expect(toCallLimits('sign.refresh', calls['sign.refresh']).bodyLimit).toBe(1024)
  })

  test('that is long and has thousands of fields is refused before it is parsed', async () => {
    await using server = await startTestServer()
    const fields = Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`f${index}`, 0]))
    const answer = await server.fetch('/1/persons/orders/preflight', post({ positions: [{ fields }] }))
    expect(answer.status).toBe(400)
    // The validator's answer would name the field.
    expect(await answer.json()).toEqual({
      errors: [expect.not.objectContaining({ field: expect.anything() })],
    })
  })
})
