import type { CallName } from '@lavash/contract/paths'
import { listenPauseMs, pause } from '#backoff.ts'
import type { CallOptions } from '#call-options.ts'
import type { OpenStream } from '#create-open-stream.ts'
import { createEventParser } from '#event-parser.ts'

/** A stream that ends sooner counts as failed, so that a crashing server gets growing pauses. */
const steadyMs = 10_000

export interface Listener {
  onEvent: (data: string) => void
  /** The stream is open, also for the first time. Changes before that moment are not sent. */
  onOpen?: () => void
  /**
   * The stream was reopened. `resumed`: the server sends the missed events. Otherwise everything may have changed.
   */
  onReturn: (isResumed: boolean) => void
  /** An open stream ended. Requests made here run before the next connection, which waits for its pause. */
  onBreak?: () => void
  signal: AbortSignal
}

export type Listen<Names extends CallName> = <Name extends Names>(
  name: Name,
  /** Called for each connection, because the token may have changed. Undefined: nobody is signed in. */
  getOptions: () => Promise<CallOptions<Name> | undefined>,
  listener: Listener,
) => Promise<void>

/**
 * Listens to an event stream until the signal is aborted, and reconnects after every interruption with the last event id.
 * Reads with fetch and not with EventSource, which cannot send a bearer token.
 */
export function createListen<Names extends CallName>(openStream: OpenStream<Names>): Listen<Names> {
  return async (name, getOptions, { onEvent, onOpen, onReturn, onBreak, signal }) => {
    // Kept across streams: the next stream may break before it sends an id.
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
          onOpen?.()
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
            if (!signal.aborted) onBreak?.()
          }
        } else {
          retryAfterSeconds = stream.retryAfterSeconds
        }
        failures += 1
      } catch (error) {
        if (signal.aborted) return
        // A broken stream is normal on a phone. Any other error is a fault.
        if (!(error instanceof TypeError) && !(error instanceof DOMException)) throw error
        failures += 1
      }
      await waitOut(listenPauseMs(failures, retryMs, retryAfterSeconds), signal)
    }
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
