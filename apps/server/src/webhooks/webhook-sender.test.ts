import { createServer } from 'node:http'
import { afterEach, expect, test, vi } from 'vitest'
import { listenOnLoopback } from '../../test/listen-on-loopback.ts'
import { startVendorDouble, type VendorDouble } from '../../test/vendor-double.ts'
import { GiveUp } from '#jobs/outbox-worker.ts'
import { makeWebhookSender } from './webhook-sender.ts'

const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
const job = { id: 1, kind: 'webhook', key: 'msg_1', payload: '{}', attempts: 1 }

afterEach(() => vi.restoreAllMocks())

function send(to: VendorDouble, signal = new AbortController().signal): Promise<void> {
  return makeWebhookSender({ url: to.url, secret })(job, signal)
}

test('a receiver that does not answer within fifteen seconds is left', async () => {
  await using receiver = await startVendorDouble(() => 'hang')
  const limit = new AbortController()
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal)
  const sending = send(receiver)
  sending.catch(() => undefined)
  await vi.waitFor(() => expect(receiver.seen).toHaveLength(1), 8000)
  expect(timeout).toHaveBeenCalledWith(15_000)
  limit.abort(new Error('the time is over'))
  await expect(sending).rejects.toThrow('the time is over')
})

test('a worker that stops does not wait for a receiver', async () => {
  await using receiver = await startVendorDouble(() => 'hang')
  const stopping = new AbortController()
  const sending = send(receiver, stopping.signal)
  sending.catch(() => undefined)
  await vi.waitFor(() => expect(receiver.seen).toHaveLength(1), 8000)
  stopping.abort(new Error('stopped'))
  await expect(sending).rejects.toThrow('stopped')
})

test.each([
  [204, undefined],
  [302, Error],
  [404, Error],
  [410, GiveUp],
  [503, Error],
])('an answer %i ends in %o', async (status, expected) => {
  await using receiver = await startVendorDouble(() => ({ status, text: '' }))
  const error = await send(receiver).then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  expect(error?.constructor).toBe(expected)
  const [seen] = receiver.seen
  expect(seen).toMatchObject({ method: 'POST', text: '{}' })
  expect(seen?.headers).toMatchObject({
    'content-type': 'application/json',
    'webhook-id': 'msg_1',
    'user-agent': 'Lavash',
  })
  // Seconds, not milliseconds: the specification's receivers refuse what is more than minutes away.
  expect(Math.abs(Number(seen?.headers['webhook-timestamp']) - Date.now() / 1000)).toBeLessThan(60)
})

test('a receiver that has moved is not followed: the new one was not given the secret', async () => {
  await using moved = await startVendorDouble(() => ({ status: 204, text: '' }))
  const server = createServer((_request, response) => response.writeHead(307, { location: moved.url }).end())
  const { url, close } = await listenOnLoopback(server)
  try {
    await expect(makeWebhookSender({ url, secret })(job, new AbortController().signal)).rejects.toThrow('307')
  } finally {
    await close()
  }
  expect(moved.seen).toEqual([])
})
