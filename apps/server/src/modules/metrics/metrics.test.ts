import { expect, test } from 'vitest'
import { OrderDesk } from '../../../test/order-desk.ts'
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
