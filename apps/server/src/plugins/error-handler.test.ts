import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { Type } from 'typebox'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../test/start-test-server.ts'
import { refuse } from '#errors.ts'

const body = Type.Object(
  {
    count: Type.Integer({ minimum: 1 }),
    person: Type.Object({ name: Type.String() }, { additionalProperties: false }),
  },
  { additionalProperties: false },
)

let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ extend: addRoutes })
})

afterAll(() => server.close())

function addRoutes(app: FastifyInstance): void {
  app.post('/test/validated', { schema: { body } }, () => ({ ok: true }))
  app.get(
    '/test/query',
    { schema: { querystring: Type.Object({ size: Type.Integer() }) } },
    (request) => request.query,
  )
  app.get('/test/refused', () => {
    throw refuse('position.stopped', { params: { name: 'Шаурма' }, positionIds: [7], retryAfterSeconds: 3 })
  })
  app.get('/test/fault', () => {
    throw new Error('the password is 1234')
  })
}

function post(value: unknown, headers: Record<string, string> = {}): RequestInit {
  return {
    method: 'POST',
    body: typeof value === 'string' ? value : JSON.stringify(value),
    headers: { 'content-type': 'application/json', 'accept-language': 'en', ...headers },
  }
}

async function errorsOf(answer: Response): Promise<unknown[]> {
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const { errors }: { errors: unknown[] } = JSON.parse(await answer.text())
  return errors
}

test('V-03 a validation error names each field that is wrong, missing or unknown', async () => {
  const answer = await server.fetch(
    '/test/validated',
    post({ count: 0, person: { nick: 'x' }, colour: 'red' }),
  )
  expect(answer.status).toBe(400)
  const errors = await errorsOf(answer)
  expect(errors).toHaveLength(4)
  expect(errors).toEqual(
    expect.arrayContaining([
      { code: 'request.invalid', field: 'count', message: 'The field count is not valid.' },
      { code: 'request.invalid', field: 'person.name', message: 'The field person.name is missing.' },
      { code: 'request.invalid', field: 'person.nick', message: 'The field person.nick is not known here.' },
      { code: 'request.invalid', field: 'colour', message: 'The field colour is not known here.' },
    ]),
  )
})

test('a body is taken literally, a query is read as what it means', async () => {
  const literal = await server.fetch('/test/validated', post({ count: '1', person: { name: 'x' } }))
  expect(literal.status).toBe(400)
  const query = await server.fetch('/test/query?size=5')
  expect(await query.json()).toEqual({ size: 5 })
})

test('a refusal is told in the language asked for, with its details', async () => {
  const sentences = {
    ru: 'Блюдо «Шаурма» закончилось.',
    en: '“Шаурма” has run out.',
    cnr: 'Jela „Шаурма“ više nema.',
  }
  for (const [locale, sentence] of Object.entries(sentences)) {
    const answer = await server.fetch('/test/refused', { headers: { 'accept-language': locale } })
    expect(answer.status).toBe(422)
    expect(answer.headers.get('content-language')).toBe(locale)
    expect(answer.headers.get('retry-after')).toBe('3')
    expect(await errorsOf(answer)).toEqual([
      {
        code: 'position.stopped',
        message: expect.stringContaining(sentence),
        positionIds: [7],
        retryAfterSeconds: 3,
      },
    ])
  }
})

test('a fault says nothing of its cause and gives a request id to ask with', async () => {
  const answer = await server.fetch('/test/fault', { headers: { 'accept-language': 'en' } })
  expect(answer.status).toBe(500)
  expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  const [error] = await errorsOf(answer)
  expect(error).toEqual({ code: 'server.fault', message: expect.not.stringContaining('1234') })
})

test.each([
  ['an unknown call', '/1/nowhere', {}, 404, 'request.not-found'],
  ['an unknown file', '/assets/app-123.js', {}, 404, 'request.not-found'],
  ['another method', '/1/now', post({}), 405, 'request.method-not-allowed'],
  [
    'another method of a path with an id',
    '/1/p/cities/1',
    { method: 'DELETE' },
    405,
    'request.method-not-allowed',
  ],
  ['a body that is too large', '/test/validated', post(`"${'x'.repeat(300_000)}"`), 413, 'request.too-large'],
  [
    'a body in XML',
    '/test/validated',
    post('<a/>', { 'content-type': 'text/xml' }),
    415,
    'request.unsupported-media-type',
  ],
  ['broken JSON', '/test/validated', post('{"count":'), 400, 'request.invalid'],
  ['an empty body', '/test/validated', post(''), 400, 'request.invalid'],
  ['a poisoned prototype', '/test/validated', post('{"__proto__":{"x":1}}'), 400, 'request.invalid'],
  ['an address that cannot be decoded', '/1/p/cities/%E0%A4%A', {}, 400, 'request.invalid'],
] as const)('%s is answered in the declared shape', async (_title, path, init, status, code) => {
  const answer = await server.fetch(path, init)
  expect(answer.status).toBe(status)
  const [error] = await errorsOf(answer)
  expect(error).toMatchObject({ code, message: expect.stringMatching(/\.$/) })
})

test('a 405 names the method that works', async () => {
  const answer = await server.fetch('/1/now', post({}))
  expect(answer.headers.get('allow')).toBe('GET, HEAD')
})

test('what is not HTTP at all is answered in the declared shape as well', async () => {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
  socket.write('GET / HTTP/9.9\r\n\r\n')
  const answer = await text(socket)
  expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({
    errors: [{ code: 'request.invalid' }],
  })
})

test.each([
  ['short', ''],
  // Long bodies have a scan of their own in front of the parser.
  ['long', ' '.repeat(9000)],
])('a %s body that sets a prototype is refused as a whole', async (_length, space) => {
  const hostile = `{"count":1,"person":{"name":"x"},"__proto__":{"isAdmin":true}${space}}`
  const answer = await server.fetch('/test/validated', post(hostile))
  expect(answer.status).toBe(400)
  expect(await errorsOf(answer)).toEqual([{ code: 'request.invalid', message: expect.any(String) }])
})
