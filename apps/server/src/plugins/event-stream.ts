import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

const heartbeatMs = 20_000
/** A listener that does not read would fill the memory. Its stream is closed, and it reconnects by itself. */
const maxUnreadBytes = 1_000_000

declare module 'fastify' {
  interface FastifyInstance {
    eventStreams: Set<EventStream>
  }
}

export interface ServerEvent {
  /** The id that a reconnecting client sends as Last-Event-ID. */
  readonly id?: string | number
  readonly event?: string
  readonly data: unknown
}

/** One listener of server-sent events (WHATWG HTML, 9.2). */
export class EventStream {
  readonly #reply: FastifyReply
  readonly #heartbeat: NodeJS.Timeout

  constructor(reply: FastifyReply, onClose: () => void) {
    this.#reply = reply
    this.#heartbeat = setInterval(() => this.#write(':\n\n'), heartbeatMs)
    const end = (): void => {
      clearInterval(this.#heartbeat)
      onClose()
    }
    // The client may have disconnected before this listener was added.
    if (reply.raw.destroyed) queueMicrotask(end)
    else reply.raw.once('close', end)
  }

  send({ id, event, data }: ServerEvent): void {
    const head = [id === undefined ? '' : `id: ${id}\n`, event === undefined ? '' : `event: ${event}\n`]
    this.#write(`${head.join('')}data: ${JSON.stringify(data)}\n\n`)
  }

  /** Sends an id without an event: a client that has received nothing yet can resume from it. */
  mark(id: string | number): void {
    this.#write(`id: ${id}\n\n`)
  }

  close(): void {
    this.#reply.raw.end()
  }

  #write(text: string): void {
    const { raw } = this.#reply
    if (raw.writableEnded) return
    if (raw.writableLength > maxUnreadBytes) raw.destroy()
    else raw.write(text)
  }
}

/** Closes all streams when the server stops. Otherwise the server would wait for them for ever. */
export function registerEventStreams(app: FastifyInstance): void {
  app.decorate('eventStreams', new Set<EventStream>())
  app.addHook('preClose', async () => {
    for (const stream of app.eventStreams) stream.close()
  })
}

/** Takes over the reply with the headers set so far (CORS, security). `onClose` ends the subscription. */
export function openEventStream(
  request: FastifyRequest,
  reply: FastifyReply,
  onClose: () => void,
): EventStream {
  reply.hijack()
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) reply.raw.setHeader(name, value)
  }
  reply.raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    // Tells nginx not to buffer events.
    'x-accel-buffering': 'no',
  })
  reply.raw.write('retry: 2000\n\n')
  const { eventStreams } = request.server
  const stream = new EventStream(reply, () => {
    eventStreams.delete(stream)
    onClose()
  })
  eventStreams.add(stream)
  // HEAD gets the headers only, because a stream has no end to wait for.
  if (request.method === 'HEAD') stream.close()
  return stream
}
