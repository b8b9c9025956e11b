import { describe, expect, test } from 'vitest'
import { OrderDesk } from '../../../test/order-desk.ts'
import { silenceReads } from '../../../test/silence-reads.ts'
import { startTestServer } from '../../../test/start-test-server.ts'

const token = 'a-token-for-the-collector'

async function readMetrics(fetchPath: (path: string) => Promise<Response>): Promise<Map<string, number>> {
  const answer = await fetchPath('/metrics')
  expect(answer.headers.get('content-type')).toContain('text/plain')
  const lines = (await answer.text()).split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return new Map(
    lines.map((line) => {
      const at = line.lastIndexOf(' ')
      return [line.slice(0, at), Number(line.slice(at + 1))]
    }),
  )
}

test('requests, orders and the queue are counted, answers out of memory too', async () => {
  await using desk = await OrderDesk.open()
  const { server } = desk
  const customer = await desk.customer()
  const placed = await desk.place(customer)
  expect(placed.status).toBe(201)
  const menu = `/1/p/menus/${desk.id('menu', 'main')}/positions`
  for (let asked = 0; asked < 3; asked += 1) await (await server.fetch(menu)).arrayBuffer()
  const metrics = await readMetrics((path) => server.fetch(path))
  expect(
    metrics.get('lavash_http_requests_total{method="GET",route="/1/p/menus/:menuId/positions",status="200"}'),
  ).toBe(3)
  expect(metrics.get('lavash_orders_placed_total{delivery="DELIVERY",payment="CARD_UPON_RECEIPT"}')).toBe(1)
  expect(metrics.get('lavash_orders_open{status="NEW"}')).toBe(1)
  expect(metrics.get('lavash_database_up')).toBe(1)
  expect(metrics.get('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0)
  expect([...metrics.keys()].join('\n')).not.toContain(customer.personId)
})

test('with a token only its bearer reads them', async () => {
  await using server = await startTestServer({ env: { METRICS_TOKEN: token } })
  const ask = (authorization?: string) =>
    server.fetch('/metrics', { headers: authorization === undefined ? {} : { authorization } })
  expect((await ask()).status).toBe(401)
  expect((await ask('Bearer something-else')).status).toBe(401)
  expect((await ask(`Bearer ${token}`)).status).toBe(200)
})

describe('a database that is away takes only its own figures with it', () => {
  test('one that answers nothing, until it is back', async () => {
    await using server = await startTestServer()
    await server.fetch('/1/now')
    const silence = silenceReads(server.db)
    const metrics = await readMetrics((path) => server.fetch(path))
    silence.end()
    expect(metrics.get('lavash_database_up')).toBe(0)
    expect(metrics.get('lavash_http_requests_total{method="GET",route="/1/now",status="200"}')).toBe(1)
    const names = [...metrics.keys()].join('\n')
    expect(names).toContain('process_resident_memory_bytes')
    expect(names).not.toMatch(/lavash_orders_open|lavash_outbox_jobs/)
    const later = await readMetrics((path) => server.fetch(path))
    expect(later.get('lavash_database_up')).toBe(1)
  })

  test('one that is closed', async () => {
    const server = await startTestServer()
    await server.changes.close()
    await server.db.close()
    const metrics = await readMetrics((path) => server.fetch(path))
    expect(metrics.get('lavash_database_up')).toBe(0)
    await server.app.close()
    await server.database.remove()
  })
})
