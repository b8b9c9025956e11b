import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test, vi } from 'vitest'
import { OrderDesk } from '../../test/order-desk.ts'
import { compileCache } from '../../test/programs.ts'
import { post, signIn } from '../../test/sign-in.ts'
import { type JsonDouble, startJsonDouble } from '../../test/start-json-double.ts'
import { startTestServer } from '../../test/start-test-server.ts'
import { startVendorDouble } from '../../test/vendor-double.ts'

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
const parentId = '00f067aa0ba902b7'
const traceparent = `00-${traceId}-${parentId}-01`

interface SentSpan {
  readonly name: string
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly kind: number
  readonly attributes: { readonly key: string; readonly value: unknown }[]
  readonly status: { readonly code: number }
}

interface SentBatch {
  readonly resourceSpans: { readonly scopeSpans: { readonly spans: SentSpan[] }[] }[]
}

function spansOf(collector: JsonDouble): SentSpan[] {
  return collector.requests.flatMap(({ body }) =>
    (body as SentBatch).resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
  )
}

function toEnv(endpoint: string): Record<string, string> {
  return { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }
}

test('an order’s trace contains its transactions and names nobody', async () => {
  await using collector = await startJsonDouble({})
  await using kitchen = await startVendorDouble(() => ({ body: {} }))
  const env = {
    ...toEnv(`${collector.url}/`),
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20of-the-collector',
    OTEL_SERVICE_NAME: 'shawarma',
    WEBHOOK_URL: kitchen.url,
    WEBHOOK_SECRET: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  }
  const desk = await OrderDesk.open({ env })
  const anna = await signIn(desk.server, '+79031234567')
  const path = `/api/v1/persons/${anna.personId}/orders?secret=Собака`
  const headers = { ...anna.headers, traceparent, 'idempotency-key': crypto.randomUUID() }
  const answer = await desk.server.fetch(path, post(desk.orderBody(), headers))
  expect(answer.status).toBe(201)
  const order = await answer.text()
  await vi.waitFor(() => expect(kitchen.seen).toHaveLength(1), 15_000)
  await desk.server.close()

  const spans = spansOf(collector)
  const placed = spans.find(({ name }) => name === 'POST /api/v1/persons/:personId/orders')
  expect(placed).toMatchObject({ traceId, parentSpanId: parentId, kind: 2 })
  expect(placed?.attributes).toContainEqual({ key: 'http.response.status_code', value: { intValue: 201 } })
  const parts = spans.filter(({ parentSpanId }) => parentSpanId === placed?.spanId)
  expect(new Set(parts.map(({ name }) => name))).toEqual(new Set(['transaction']))

  const job = spans.find(({ name }) => name === 'job webhook')
  const call = spans.find(({ parentSpanId }) => job !== undefined && parentSpanId === job.spanId)
  expect(call?.name).toBe(`POST ${new URL(kitchen.url).host}`)
  expect(kitchen.seen[0]?.headers['traceparent']).toBe(`00-${job?.traceId}-${job?.spanId}-01`)

  expect(collector.requests.every(({ url }) => url === '/v1/traces')).toBe(true)
  expect(collector.requests[0]?.headers.authorization).toBe('Bearer of-the-collector')
  const sent = JSON.stringify(collector.requests.map(({ body }) => body))
  expect(sent).toContain('shawarma')
  const { id, number } = JSON.parse(order) as { id: string; number: string }
  const personal = ['79031234567', '9000000001', 'Анна', 'Центральный', 'secret', 'Собака', '127.0.0.1']
  const secret = [
    anna.personId,
    anna.accessToken,
    anna.refreshToken,
    id,
    `"${number}"`,
    headers['idempotency-key'],
  ]
  // Only the kitchen's own host may appear in a span.
  const told = sent.replaceAll(new URL(kitchen.url).host, '')
  expect([...personal, ...secret].filter((text) => told.includes(text))).toEqual([])
})

test('what a customer types is asked of a vendor within the trace, and is not in it', async () => {
  await using collector = await startJsonDouble({})
  await using photon = await startJsonDouble({ type: 'FeatureCollection', features: [] })
  const server = await startTestServer({ env: { ...toEnv(collector.url), PHOTON_URL: photon.url } })
  await server.fetch('/1/geo/suggest?q=Privetny&locale=en', { headers: { traceparent } })
  expect(photon.requests).toHaveLength(1)
  expect(photon.requests[0]?.headers['traceparent']).toBeUndefined()
  await server.close()
  const [asked, suggested] = spansOf(collector)
  expect(suggested).toMatchObject({ name: 'GET /1/geo/suggest', traceId })
  expect(asked).toMatchObject({ name: `GET ${new URL(photon.url).host}`, parentSpanId: suggested?.spanId })
  expect(JSON.stringify(collector.requests.map(({ body }) => body))).not.toContain('Privetny')
})

test('answers ready in memory, strangers’ addresses and faults have their span too', async () => {
  await using collector = await startJsonDouble({})
  const server = await startTestServer({
    env: toEnv(collector.url),
    extend: (app) => app.get('/test/breaks', () => Promise.reject(new Error('Anna could not be found'))),
  })
  for (const path of ['/1/p/cities', '/1/p/cities', '/1/nowhere/+79031234567', '/test/breaks']) {
    await server.fetch(path, { headers: { traceparent } })
  }
  await server.close()
  const spans = spansOf(collector)
  expect(spans.map(({ name, status }) => [name, status.code])).toEqual([
    ['GET /1/p/cities', 0],
    ['GET /1/p/cities', 0],
    [expect.stringMatching(/^GET /), 0],
    ['GET /test/breaks', 2],
  ])
  expect(spans.every((span) => span.parentSpanId === parentId)).toBe(true)
  expect(JSON.stringify(spans)).not.toMatch(/79031234567|Anna/)
})

test('a log line leads to its trace', async () => {
  await using collector = await startJsonDouble({})
  const lines: string[] = []
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
    lines.push(String(chunk))
    return true
  })
  try {
    await using server = await startTestServer({ env: { ...toEnv(collector.url), LOG_LEVEL: 'info' } })
    await server.fetch('/api/v1/sign/in/phone', post({}, { traceparent }))
  } finally {
    write.mockRestore()
  }
  const answered = lines.find((line) => line.includes('answered')) ?? '{}'
  const [span] = spansOf(collector)
  expect(JSON.parse(answered)).toMatchObject({ trace_id: traceId, span_id: span?.spanId, status: 400 })
})

test('a collector that hangs neither slows nor breaks anything, and does not keep the server from stopping', async () => {
  await using collector = await startVendorDouble(() => 'hang')
  const server = await startTestServer({ env: toEnv(collector.url) })
  const answers = await Promise.all(Array.from({ length: 600 }, () => server.fetch('/1/p/cities')))
  // More spans than a batch: the first batch is sent without waiting for the rest.
  await vi.waitFor(() => expect(collector.seen).toHaveLength(1), 15_000)
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect((await server.fetch('/1/now')).status).toBe(200)
  await server.close()
})

test('without a collector nothing of it is loaded', async () => {
  const program = `
    import { registerHooks } from 'node:module'
    const loaded = []
    registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) })
    const { runServer } = await import('#run-server.ts')
    const env = { NODE_ENV: 'test', PORT: '0', LOG_LEVEL: 'silent', LAVASH_DATA: process.env.DATA }
    for (const extra of [{}, { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' }]) {
      await (await runServer({ ...env, ...extra })).stop()
      console.log(loaded.some((url) => /@opentelemetry.(sdk|exporter)-trace/.test(url)))
    }`
  const folder = await mkdtemp(join(tmpdir(), 'lavash-tracing-'))
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: compileCache, DATA: folder },
  })
  await rm(folder, { recursive: true })
  expect(stdout).toBe('false\ntrue\n')
})
