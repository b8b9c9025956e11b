import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { setImmediate as turn } from 'node:timers/promises'
import { afterEach, expect, type Mock, test, vi } from 'vitest'
import { startTestServer, type TestServer } from '../../test/start-test-server.ts'
import { type EventStream, openEventStream } from '#plugins/event-stream.ts'

afterEach(() => {
  vi.useRealTimers()
})

interface Listening {
  server: TestServer
  streams: EventStream[]
  /** The raw response that the streams write to. */
  answers: ServerResponse[]
  onClose: Mock<() => void>
}

async function startStreaming(): Promise<Listening> {
  const streams: EventStream[] = []
  const answers: ServerResponse[] = []
  const onClose = vi.fn<() => void>()
  const server = await startTestServer({
    env: { CORS_ORIGINS: '*' },
    extend: (app) => {
      app.get('/test/events', (request, reply) => {
        answers.push(reply.raw)
        streams.push(openEventStream(request, reply, onClose))
      })
    },
  })
  return { server, streams, answers, onClose }
}

test('events arrive as they are sent, with the id to resume from', async () => {
  const { server, streams } = await startStreaming()
  const answer = await server.fetch('/test/events', { headers: { origin: 'https://shawarma.example' } })
  expect(answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('x-accel-buffering')).toBe('no')
  expect(answer.headers.get('access-control-allow-origin')).toBe('*')
  streams[0]?.send({ id: 7, event: 'order.status', data: { status: 'READY', note: 'a\nb' } })
  streams[0]?.close()
  expect(await answer.text()).toBe(
    'retry: 2000\n\nid: 7\nevent: order.status\ndata: {"status":"READY","note":"a\\nb"}\n\n',
  )
  await server.close()
})

test('a listener that leaves is forgotten', async () => {
  const { server, onClose } = await startStreaming()
  const leaving = new AbortController()
  await server.fetch('/test/events', { signal: leaving.signal })
  expect(server.app.eventStreams.size).toBe(1)
  leaving.abort()
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce(), 15_000)
  expect(server.app.eventStreams.size).toBe(0)
  await server.close()
})

test('a stopping server ends its streams and finishes what it has begun', async () => {
  let begun: (() => void) | undefined
  let finish: (() => void) | undefined
  const hasBegun = new Promise<void>((resolve) => (begun = resolve))
  const mayFinish = new Promise<void>((resolve) => (finish = resolve))
  const server = await startTestServer({
    extend: (app) => {
      app.get('/test/events', (request, reply) => {
        openEventStream(request, reply, () => finish?.())
      })
      app.get('/test/slow', async () => {
        begun?.()
        await mayFinish
        return { ok: true }
      })
    },
  })
  const stream = await server.fetch('/test/events')
  const slow = server.fetch('/test/slow')
  await hasBegun
  const closing = server.close()
  await expect(stream.text()).resolves.toBe('retry: 2000\n\n')
  expect(await (await slow).json()).toEqual({ ok: true })
  await closing
  await expect(server.fetch('/1/now')).rejects.toThrow('fetch failed')
})

test('who asks for the headers alone gets them, and does not stay', async () => {
  const { server, onClose } = await startStreaming()
  const answer = await server.fetch('/test/events', { method: 'HEAD' })
  expect(answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce(), 15_000)
  expect(server.app.eventStreams.size).toBe(0)
  await server.close()
})

test('an event without id or name has neither, and a mark moves the place alone', async () => {
  const { server, streams } = await startStreaming()
  const answer = await server.fetch('/test/events')
  streams[0]?.send({ data: 1 })
  streams[0]?.mark(8)
  streams[0]?.close()
  // A late event is dropped and does not throw.
  streams[0]?.send({ data: 2 })
  expect(await answer.text()).toBe('retry: 2000\n\ndata: 1\n\nid: 8\n\n')
  await server.close()
})

test('a silent stream is kept open by a comment every twenty seconds, and by none once it has ended', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const { server, streams, onClose } = await startStreaming()
  const timers = vi.getTimerCount()
  const answer = await server.fetch('/test/events')
  expect(vi.getTimerCount()).toBe(timers + 1)
  vi.advanceTimersByTime(19_999)
  streams[0]?.mark(1)
  vi.advanceTimersByTime(1)
  vi.advanceTimersByTime(20_000)
  streams[0]?.close()
  expect(await answer.text()).toBe('retry: 2000\n\nid: 1\n\n:\n\n:\n\n')
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce(), 15_000)
  expect(vi.getTimerCount()).toBe(timers)
  await server.close()
})

test('a listener that does not read is cut off at a megabyte, and one that reads hears everything', async () => {
  const { server, streams, answers, onClose } = await startStreaming()
  const data = 'x'.repeat(100_000)
  const reading = await server.fetch('/test/events')
  const reader = reading.body?.getReader()
  let heardBytes = 0
  for (let count = 0; count < 100; count += 1) {
    streams[0]?.send({ data })
    while (heardBytes < (count + 1) * data.length)
      heardBytes += (await reader?.read())?.value?.length ?? Infinity
  }
  expect(heardBytes).toBeLessThan(101 * data.length)
  expect(onClose).not.toHaveBeenCalled()

  const { hostname, port } = new URL(server.url)
  const lazy = connect(Number(port), hostname)
  lazy.on('error', () => undefined)
  lazy.write(`GET /test/events HTTP/1.1\r\nhost: ${hostname}\r\n\r\n`)
  await once(lazy, 'readable')
  const [, answer] = answers
  let mostUnread = 0
  for (let count = 0; count < 1000; count += 1) {
    if (answer === undefined || answer.destroyed) break
    streams[1]?.send({ data })
    mostUnread = Math.max(mostUnread, answer.writableLength)
    await turn()
  }
  expect(answer?.destroyed).toBe(true)
  expect(mostUnread).toBeGreaterThan(1_000_000)
  expect(mostUnread).toBeLessThan(1_200_000)
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce(), 15_000)
  expect(server.app.eventStreams.size).toBe(1)
  lazy.destroy()
  await server.close()
})

test('who hung up before their stream was open is forgotten all the same', async () => {
  const onClose = vi.fn<() => void>()
  const asked = Promise.withResolvers<void>()
  const server = await startTestServer({
    extend: (app) => {
      app.get('/test/late', async (request, reply) => {
        asked.resolve()
        if (!reply.raw.destroyed) await once(reply.raw, 'close')
        openEventStream(request, reply, onClose)
      })
    },
  })
  const leaving = new AbortController()
  const answer = server.fetch('/test/late', { signal: leaving.signal }).catch(() => undefined)
  await asked.promise
  leaving.abort()
  await answer
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce(), 15_000)
  expect(server.app.eventStreams.size).toBe(0)
  await server.close()
})
