import type { CallName } from '@lavash/contract/paths'
import { listenPauseMs, pause } from '#backoff.ts'
import type { CallOptions } from '#call-options.ts'
import type { OpenStream } from '#create-open-stream.ts'
import { createEventParser } from '#event-parser.ts'

/** A stream that ends sooner has not recovered: a server that keeps falling over gets longer and longer pauses. */
const steadyMs = 10_000

export interface Listener {
  onEvent: (data: string) => void
  /** The stream is open, also for the first time: what changed before it was asked for is told by nobody. */
  onOpen?: () => void
  /** The stream broke and is open again. Resumed: the server sends what was missed. Otherwise everything may have changed. */
  onReturn: (isResumed: boolean) => void
  /** An open stream ended or broke. Whoever must know why asks now: the next connection waits for its pause. */
  onBreak?: () => void
  signal: AbortSignal
}

export type Listen<Names extends CallName> = <Name extends Names>(
  name: Name,
  /** Called for each connection: the token may be another one by then, or nobody is signed in (undefined). */
  getOptions: () => Promise<CallOptions<Name> | undefined>,
  listener: Listener,
) => Promise<void>

/**
 * Listens to an event stream until the signal is aborted, and reconnects after every interruption with the last event id.
 * Reads with fetch and not with EventSource, which cannot send a bearer token.
 */
export function createListen<Names extends CallName>(openStream: OpenStream<Names>): Listen<Names> {
  return async (name, getOptions, { onEvent, onOpen, onReturn, onBreak, signal }) => {
    // The id outlives its stream: the next one may break before it sends an id.
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
        // A broken stream is normal on a phone. Anything but an error of the transport is a fault.
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
