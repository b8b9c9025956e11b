import { expect, test } from 'vitest'
import { Metrics } from '#plugins/metrics.ts'

test('answers are counted by route, method, status and duration', async () => {
  const figures = new Metrics()
  const order = { method: 'POST', route: '/1/orders' }
  figures.requestAnswered({ method: 'GET', route: '/1/now', status: 200 })
  figures.requestAnswered({ method: 'GET', route: '/1/now', status: 200 })
  figures.requestAnswered({ method: 'GET', route: '/1/now', status: 429 })
  figures.requestAnswered({ ...order, status: 201, ms: 1 })
  figures.requestAnswered({ ...order, status: 201, ms: 30 })
  figures.requestAnswered({ ...order, status: 422, ms: 60_000 })
  const labels = 'method="POST",route="/1/orders"'
  const lines = (await figures.toText()).split('\n')
  expect(lines.filter((line) => line.startsWith('lavash_http_requests_total'))).toEqual([
    'lavash_http_requests_total{method="GET",route="/1/now",status="200"} 2',
    'lavash_http_requests_total{method="GET",route="/1/now",status="429"} 1',
    `lavash_http_requests_total{${labels},status="201"} 2`,
    `lavash_http_requests_total{${labels},status="422"} 1`,
  ])
  const bounds = ['0.001', '0.005', '0.01', '0.025', '0.05', '0.1', '0.25', '0.5', '1', '2.5', '10', '+Inf']
  const counts = [1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 3]
  expect(lines.filter((line) => line.startsWith('lavash_http_request_seconds'))).toEqual([
    ...bounds.map((le, at) => `lavash_http_request_seconds_bucket{le="${le}",${labels}} ${counts[at]}`),
    `lavash_http_request_seconds_sum{${labels}} 60.031`,
    `lavash_http_request_seconds_count{${labels}} 3`,
  ])
})
