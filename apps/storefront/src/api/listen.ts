import type { StorefrontCall } from '@lavash/contract/storefront-paths'
import { listenPauseMs, pause } from '#api/backoff.ts'
import { openStream } from '#api/call.ts'
import type { CallOptions } from '#api/call-options.ts'
import { createEventParser } from '#api/event-parser.ts'

/** A stream that ends sooner is not back: a server that falls over and over is not to be asked for everything each time. */
const steadyMs = 10_000

export interface Listener {
  onEvent: (data: string) => void
  /** The stream was away and is back. Resumed: the server will tell what was missed; otherwise nobody does. */
  onReturn: (isResumed: boolean) => void
  signal: AbortSignal
}

/**
 * Listens until the signal says otherwise, and comes back by itself after every interruption with the last id
 * it was told. The options are asked for each time it connects: by then a token may be another one, or nobody's.
 * Read with fetch and not with EventSource: that one cannot send a bearer token.
 */
export async function listen<Name extends StorefrontCall>(
  name: Name,
  getOptions: () => Promise<CallOptions<Name> | undefined>,
  { onEvent, onReturn, signal }: Listener,
): Promise<void> {
  // It outlives the stream that told it: the next one may break off before it tells its own.
  let lastId = ''
  let failures = 0
  let retryMs = 2000
  while (!signal.aborted) {
    let retryAfterSeconds: number | undefined
    try {
      const options = await getOptions()
      if (options === undefined) return
      const stream = await openStream(name, options, lastId, signal)
      if (stream.kind === 'refused') return
      if (stream.kind === 'open') {
        if (failures > 0) onReturn(lastId !== '')
        const openedMs = performance.now()
        try {
          await readEvents(
            stream.body,
            createEventParser({
              onData: onEvent,
              onId: (id) => (lastId = id),
              onRetry: (ms) => (retryMs = ms),
            }),
          )
        } finally {
          if (performance.now() - openedMs > steadyMs) failures = 0
        }
      } else {
        retryAfterSeconds = stream.retryAfterSeconds
      }
      failures += 1
    } catch (error) {
      if (signal.aborted) return
      // A stream that breaks is everyday life on a phone; anything but the transport's own errors is a fault.
      if (!(error instanceof TypeError) && !(error instanceof DOMException)) throw error
      failures += 1
    }
    await waitOut(listenPauseMs(failures, retryMs, retryAfterSeconds), signal)
  }
}

async function waitOut(ms: number, signal: AbortSignal): Promise<void> {
  try {
    await pause(ms, signal)
  } catch (error) {
    if (!signal.aborted) throw error
  }
}

async function readEvents(body: ReadableStream<Uint8Array>, parse: (text: string) => void): Promise<void> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    parse(decoder.decode(value, { stream: true }))
  }
}
