import { expect, type Mock, test, vi } from 'vitest'
import { startTestServer, type TestServer } from '../../test/start-test-server.ts'
import { type EventStream, openEventStream } from '#plugins/event-stream.ts'

interface Listening {
  server: TestServer
  streams: EventStream[]
  onClose: Mock<() => void>
}

async function startStreaming(): Promise<Listening> {
  const streams: EventStream[] = []
  const onClose = vi.fn<() => void>()
  const server = await startTestServer({
    env: { CORS_ORIGINS: '*' },
    extend: (app) => {
      app.get('/test/events', (request, reply) => {
        streams.push(openEventStream(request, reply, onClose))
      })
    },
  })
  return { server, streams, onClose }
}

test('events arrive as they are sent, with the id to resume from', async () => {
  const { server, streams } = await startStreaming()
  const answer = await server.fetch('/test/events', { headers: { origin: 'https://shawarma.example' } })
  expect(answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  expect(answer.headers.get('cache-control')).toBe('no-store')
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
