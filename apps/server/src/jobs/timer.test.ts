import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Timer } from '#jobs/timer.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('work that takes long is not begun a second time, and a stop waits for its end', async () => {
  const work = Promise.withResolvers<void>()
  const begin = vi.fn<() => Promise<void>>(() => work.promise)
  const timer = new Timer(1000, 'work', begin, () => undefined)
  await vi.advanceTimersByTimeAsync(5000)
  expect(begin).toHaveBeenCalledOnce()
  const stopped = vi.fn<() => void>()
  const stopping = timer.stop().then(stopped)
  await vi.advanceTimersByTimeAsync(5000)
  expect(stopped).not.toHaveBeenCalled()
  work.resolve()
  await stopping
  await vi.advanceTimersByTimeAsync(5000)
  expect(begin).toHaveBeenCalledOnce()
})

test('a fault is reported, and the next run comes all the same', async () => {
  const fault = new Error('no disk')
  const begin = vi.fn<() => Promise<void>>(() => Promise.resolve()).mockRejectedValueOnce(fault)
  const report = vi.fn<(error: unknown, during: string) => void>()
  const timer = new Timer(1000, 'tidying', begin, report)
  await vi.advanceTimersByTimeAsync(2000)
  expect(report.mock.calls).toEqual([[fault, 'tidying']])
  expect(begin).toHaveBeenCalledTimes(2)
  await timer.stop()
})
