import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test, vi } from 'vitest'
import { storefrontPaths } from '@lavash/contract/storefront-paths'
import { createListen } from '#create-listen.ts'
import { createOpenStream } from '#create-open-stream.ts'

type Answer = (response: ServerResponse) => void

const refuse =
  (status: number): Answer =>
  (response) =>
    response.writeHead(status).end()
const say =
  (text: string): Answer =>
  (response) =>
    response.writeHead(200, { 'content-type': 'text/event-stream' }).end(`retry: 1\n\n${text}`)
const stay: Answer = (response) => response.writeHead(200).flushHeaders()

async function hear(answers: readonly Answer[]) {
  const asked: (string | undefined)[] = []
  const server = createServer(({ headers }, response) => {
    answers[asked.length]?.(response)
    asked.push(headers['last-event-id']?.toString())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const listen = createListen(
    createOpenStream({
      paths: storefrontPaths,
      apiBase: `http://127.0.0.1:${port}`,
      getLocale: () => 'ru',
      credentials: 'omit',
      toNetworkText: () => 'No answer',
    }),
  )
  const heard: string[] = []
  const onReturn = vi.fn<(isResumed: boolean) => void>()
  const onBreak = vi.fn<() => void>()
  const abort = new AbortController()
  const options = async () => ({ params: { restoId: 1 } })
  let isOver = false
  const listening = listen('restos.events', options, {
    onEvent: (data) => heard.push(data),
    onReturn,
    onBreak,
    signal: abort.signal,
  }).finally(() => {
    isOver = true
  })
  // A listener left open would wait on in later test files and move their fake clocks.
  await vi.waitFor(() => expect(isOver || asked.length === answers.length).toBe(true), { timeout: 15_000 })
  abort.abort()
  await listening
  server.closeAllConnections()
  server.close()
  return { asked, heard, onReturn, onBreak }
}

test('a stream that ends is opened again with the last id, and its return is told', async () => {
  const { asked, heard, onReturn } = await hear([say('id: 7\ndata: x\n\n'), say('data: y\n\n'), stay])
  expect(asked.slice(0, 2)).toEqual([undefined, '7'])
  expect(heard).toEqual(['x', 'y'])
  expect(onReturn).toHaveBeenCalledWith(true)
})

test('each end of an open stream is told, and a refused connection is none', async () => {
  const { onBreak } = await hear([say('data: x\n\n'), refuse(503), say('data: y\n\n'), stay])
  expect(onBreak).toHaveBeenCalledTimes(2)
})

test('a stream that comes back without an id to resume from tells that nothing will be told', async () => {
  const { onReturn } = await hear([say('data: x\n\n'), stay])
  expect(onReturn).toHaveBeenCalledExactlyOnceWith(false)
})

test('what only moves the place to resume from is no event, and holds over streams that name no place', async () => {
  // The server's first block on every stream, and the missed events that it sends before that after a reconnect.
  const { asked, heard } = await hear([say('id: 7\n\n'), say('data: x\n\n'), say('id:\n\n'), stay])
  expect(asked).toEqual([undefined, '7', '7', undefined])
  expect(heard).toEqual(['x'])
})

test('half a block moves nothing: its event has not arrived', async () => {
  const { asked } = await hear([say('id: 7\ndata: x\n\n'), say('id: 8\ndata: y\n'), stay])
  expect(asked).toEqual([undefined, '7', '7'])
})

test('a token that is not taken once is no end: the next may be another', async () => {
  const { heard } = await hear([say('data: x\n\n'), refuse(401), say('data: y\n\n'), stay])
  expect(heard).toEqual(['x', 'y'])
})

test.each([404, 204])(
  'what does not exist, or has no more to tell, is not asked for again: %i',
  async (status) => {
    const { asked } = await hear([say('data: x\n\n'), refuse(status), stay])
    expect(asked).toHaveLength(2)
  },
)
