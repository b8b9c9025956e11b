import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

const heartbeatMs = 20_000
/** A listener that does not read must not fill our memory: it is cut off and comes back by itself. */
const maxUnreadBytes = 1_000_000

declare module 'fastify' {
  interface FastifyInstance {
    eventStreams: Set<EventStream>
  }
}

export interface ServerEvent {
  /** What a reconnecting listener sends back as Last-Event-ID. */
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
    // Whoever hung up while their request was looked at will not do it again.
    if (reply.raw.destroyed) queueMicrotask(end)
    else reply.raw.once('close', end)
  }

  send({ id, event, data }: ServerEvent): void {
    const head = [id === undefined ? '' : `id: ${id}\n`, event === undefined ? '' : `event: ${event}\n`]
    this.#write(`${head.join('')}data: ${JSON.stringify(data)}\n\n`)
  }

  /** Moves the place to resume from without an event: a listener without an id could only start anew. */
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

/** All open streams end when the server stops; otherwise it would wait for them for ever. */
export function registerEventStreams(app: FastifyInstance): void {
  app.decorate('eventStreams', new Set<EventStream>())
  app.addHook('preClose', async () => {
    for (const stream of app.eventStreams) stream.close()
  })
}

/** Takes the reply over; headers set so far (CORS, security) travel along. `onClose` undoes the subscription. */
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
    // nginx would hold events back to fill its buffer.
    'x-accel-buffering': 'no',
  })
  reply.raw.write('retry: 2000\n\n')
  const { eventStreams } = request.server
  const stream = new EventStream(reply, () => {
    eventStreams.delete(stream)
    onClose()
  })
  eventStreams.add(stream)
  // HEAD asks for the headers alone, and would wait for the end of what has none.
  if (request.method === 'HEAD') stream.close()
  return stream
}
