import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { catalogueTimes } from '#query-times.ts'

const ask = vi.fn<() => Promise<string>>(() => Promise.resolve('soup'))
const menu = { queryKey: ['menu'], queryFn: ask, ...catalogueTimes }
const fiveMinutesMs = 5 * 60_000

beforeEach(() => {
  vi.useFakeTimers()
  ask.mockClear()
})

afterEach(() => {
  vi.useRealTimers()
})

test('the catalogue is refetched when it is shown after five minutes', async () => {
  const client = new QueryClient()
  await client.query(menu)
  vi.advanceTimersByTime(fiveMinutesMs - 1)
  await client.query(menu)
  expect(ask).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1)
  await client.query(menu)
  expect(ask).toHaveBeenCalledTimes(2)
})

test('what has changed is asked for at once, however new it is', async () => {
  const client = new QueryClient()
  await client.query(menu)
  await client.invalidateQueries({ queryKey: menu.queryKey })
  await client.query(menu)
  expect(ask).toHaveBeenCalledTimes(2)
})

test('a query that is shown runs no timer', async () => {
  const client = new QueryClient()
  await client.query(menu)
  const stop = new QueryObserver(client, menu).subscribe(() => undefined)
  expect(vi.getTimerCount()).toBe(0)
  stop()
})
