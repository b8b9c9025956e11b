import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { storefrontPaths } from '@lavash/contract/storefront-paths'
import { createCall } from '#create-call.ts'

type Handler = (request: IncomingMessage, response: ServerResponse) => void

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

async function startServer(handle: Handler) {
  const requests: { url: string; headers: IncomingMessage['headers']; body: string }[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      requests.push({ url: request.url ?? '', headers: request.headers, body })
      handle(request, response)
    })
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const call = createCall({
    paths: storefrontPaths,
    apiBase: `http://127.0.0.1:${port}`,
    getLocale: () => 'cnr',
    credentials: 'omit',
    toNetworkText: (name) => `No answer to ${name}`,
  })
  return { call, requests }
}

const answer =
  (status: number, body: unknown, statusText = ''): Handler =>
  (_, response) => {
    response.writeHead(status, statusText, { 'content-type': 'application/json' })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  }

test('an answer comes back as its value, asked for in the customer language', async () => {
  const { call, requests } = await startServer(answer(200, { utc_time: '2026-11-16T09:00:00Z' }))
  expect(await call('now')).toEqual({ ok: true, status: 200, value: { utc_time: '2026-11-16T09:00:00Z' } })
  expect(requests[0]).toMatchObject({ url: '/1/now', headers: { 'accept-language': 'cnr' } })
})

test('API-26 array query parameters are joined by commas and path parameters are escaped', async () => {
  const { call, requests } = await startServer(answer(200, []))
  await call('geo.suggest', { query: { q: 'наб 1', bounds: '1,2,3,4', session: 's' } as never })
  await call('geo.place', { params: { placeId: 'a/b' } })
  expect(requests.map(({ url }) => decodeURIComponent(url))).toEqual([
    '/1/geo/suggest?q=наб 1&bounds=1,2,3,4&session=s',
    '/1/geo/places/a/b',
  ])
  expect(requests[1]?.url).toBe('/1/geo/places/a%2Fb')
})

test('a token travels as bearer and a body as JSON', async () => {
  const { call, requests } = await startServer(answer(200, {}))
  await call('preflight.person', { params: { personId: 'p' }, token: 'abc', body: { restoId: 1 } as never })
  expect(requests[0]).toMatchObject({
    url: '/1/persons/p/orders/preflight',
    headers: { authorization: 'Bearer abc', 'content-type': 'application/json' },
    body: '{"restoId":1}',
  })
})

test('E-01 a failure has the first item’s message and code', async () => {
  const errors = [
    { code: 'promo-code.not-found', message: 'Промокод не найден', field: 'promoCode' },
    { code: 'request.invalid', message: 'Второе' },
  ]
  const { call } = await startServer(answer(422, { errors }, 'Unprocessable Entity'))
  const result = await call('preflight.anonymous', { body: {} as never })
  expect(result).toEqual({
    ok: false,
    failure: {
      layer: 'refusal',
      message: 'Промокод не найден',
      code: 'promo-code.not-found',
      status: 422,
      statusText: 'Unprocessable Entity',
      isTimeout: false,
      item: errors[0],
      errors,
    },
  })
})

test.each([
  ['<html>Bad gateway</html>', 'Bad Gateway', 'Bad Gateway'],
  ['{"errors":[]}', 'Bad Gateway', 'Bad Gateway'],
  ['{"errors":[{"message":"cut', 'Bad Gateway', 'Bad Gateway'],
  ['null', ' ', 'failed to execute the request'],
])('E-01 without a JSON error (%s) the transport speaks', async (body, statusText, message) => {
  const { call } = await startServer(answer(500, body, statusText))
  expect(await call('cities.list')).toMatchObject({
    ok: false,
    failure: { layer: 'http', status: 500, message, code: undefined },
  })
})

test('E-04 an error without a message is an unknown error', async () => {
  const { call } = await startServer(answer(500, { errors: [{ code: 'server.fault' }] }, ' '))
  expect(await call('cities.list')).toMatchObject({
    failure: { message: 'unknown error', code: 'server.fault' },
  })
})

test.each([['{"utc_time":"2026'], ['']])(
  'half an answer (%s) is no answer, and asked for again',
  async (body) => {
    const { call, requests } = await startServer(answer(200, body))
    expect(await call('now')).toMatchObject({ ok: false, failure: { layer: 'http', status: 200 } })
    expect(requests).toHaveLength(3)
  },
)

test('what cannot be asked again may be answered with nothing', async () => {
  const { call } = await startServer(answer(200, ''))
  expect(await call('sign.out', { token: 't' })).toEqual({ ok: true, status: 200, value: undefined })
})

test('E-01 a call without any answer fails with the network error after three attempts', async () => {
  const { call, requests } = await startServer((request) => request.socket.destroy())
  expect(await call('cities.list')).toMatchObject({
    ok: false,
    failure: {
      layer: 'network',
      message: 'No answer to cities.list',
      status: 0,
      statusText: '',
      isTimeout: false,
    },
  })
  expect(requests).toHaveLength(3)
})

test('a POST is sent once, whatever happens to it', async () => {
  const { call, requests } = await startServer((request) => request.socket.destroy())
  expect(await call('sign.refresh', { token: 't' })).toMatchObject({
    failure: { message: 'No answer to sign.refresh' },
  })
  expect(requests).toHaveLength(1)
})

test('a POST with a key of its own is sent again until it is answered', async () => {
  let count = 0
  const { call, requests } = await startServer((request, response) => {
    count += 1
    if (count < 3) request.socket.destroy()
    else answer(201, { number: 'K-1' })(request, response)
  })
  const result = await call('orders.place', {
    params: { personId: 'p' },
    headers: { 'idempotency-key': 'k' },
    body: {} as never,
    isRepeatable: true,
  })
  expect(result).toMatchObject({ ok: true, status: 201 })
  expect(requests.map(({ headers }) => headers['idempotency-key'])).toEqual(['k', 'k', 'k'])
})

test('a busy server is asked again, a refusal is not', async () => {
  let count = 0
  const busy = await startServer((request, response) => {
    count += 1
    answer(count === 1 ? 503 : 200, count === 1 ? '' : [])(request, response)
  })
  expect(await busy.call('cities.list')).toMatchObject({ ok: true, value: [] })
  const refusing = await startServer(answer(404, { errors: [{ code: 'city.not-found', message: 'Нет' }] }))
  expect(await refusing.call('cities.list')).toMatchObject({ ok: false })
  expect([busy.requests.length, refusing.requests.length]).toEqual([2, 1])
})

test('a server that says nothing is given up after the time named, and not asked again', async () => {
  const { call, requests } = await startServer(() => {})
  const result = await call('preflight.anonymous', { body: {} as never, timeoutMs: 50, isRepeatable: true })
  expect(result).toMatchObject({ ok: false, failure: { layer: 'network', isTimeout: true } })
  expect(requests).toHaveLength(1)
})

test('a call that is cancelled rejects with the reason of its caller', async () => {
  const abort = new AbortController()
  const { call } = await startServer(() => abort.abort(new Error('the customer has left')))
  await expect(call('cities.list', { signal: abort.signal })).rejects.toThrow('the customer has left')
})
