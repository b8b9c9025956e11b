import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Representation } from './prepared-answer.ts'
import { previewCookie } from './preview-context.ts'

/** Of requests that differ in anything an answer may depend on; more of them, and it starts anew. */
const maxAnswers = 2000

/** A 304 describes no body. */
const ofBody: ReadonlySet<string> = new Set(['content-type', 'content-encoding', 'content-language'])

interface ReadyAnswer {
  /** Whose it is; of lists over all brands it is nobody's. */
  readonly brand: string | undefined
  readonly route: string
  readonly etag: string
  readonly body: Buffer
  readonly headers: string[]
  /** Those of a 304. */
  readonly unchangedHeaders: string[]
}

export interface SentAnswer {
  readonly route: string
  readonly status: number
}

/**
 * Answers that were sent once, headers and all, to be sent again without the way through the framework: routing,
 * validation, hooks and a dozen headers set one by one cost four times what Node itself needs for a menu.
 * Only what was answered on that way gets in, and a brand's answers go when the brand changes.
 */
export class ReadyAnswers {
  readonly #answers = new Map<string, ReadyAnswer>()
  readonly #keys = new Map<string | undefined, Set<string>>()
  #generation = 0
  readonly #onSent: (brand: string) => void

  constructor(onSent: (brand: string) => void) {
    this.#onSent = onSent
  }

  /** Called when the answer is about to be sent and has all its headers. */
  keep(
    request: FastifyRequest,
    reply: FastifyReply,
    { body, etag }: Representation,
    brand: string | undefined,
  ): void {
    if (request.method !== 'GET') return
    const headers = Object.entries({ ...reply.raw.getHeaders(), ...reply.getHeaders() }).flatMap(
      ([name, value]) =>
        value === undefined || name === 'x-request-id' ? [] : [[name, String(value)] as const],
    )
    if (this.#answers.size >= maxAnswers) this.clear()
    const key = toKey(request.raw)
    const keys = this.#keys.get(brand) ?? new Set()
    this.#keys.set(brand, keys.add(key))
    this.#answers.set(key, {
      brand,
      route: request.routeOptions.url ?? 'document',
      etag,
      body,
      headers: [...headers.flat(), 'content-length', String(body.length)],
      unchangedHeaders: headers.filter(([name]) => !ofBody.has(name)).flat(),
    })
  }

  /** Changes with whatever is dropped: an answer that was begun before may be old and must not be kept. */
  get generation(): number {
    return this.#generation
  }

  /** What was kept of one brand, or of lists over all of them. */
  drop(brand: string | undefined): void {
    this.#generation += 1
    for (const key of this.#keys.get(brand) ?? []) this.#answers.delete(key)
    this.#keys.delete(brand)
  }

  clear(): void {
    this.#generation += 1
    this.#answers.clear()
    this.#keys.clear()
  }

  /** Undefined: nothing is ready for this request. */
  send(request: IncomingMessage, response: ServerResponse): SentAnswer | undefined {
    // Whoever looks at a draft gets nothing of what customers see.
    if (request.method !== 'GET' || request.headers.cookie?.includes(previewCookie) === true) return undefined
    const ready = this.#answers.get(toKey(request))
    if (ready === undefined) return undefined
    if (ready.brand !== undefined) this.#onSent(ready.brand)
    const tag = request.headers['if-none-match']
    if (tag === ready.etag) {
      response.writeHead(304, ready.unchangedHeaders).end()
      return { route: ready.route, status: 304 }
    }
    // A list of tags or a weak one is compared on the long way.
    if (tag !== undefined) return undefined
    response.writeHead(200, ready.headers).end(ready.body)
    return { route: ready.route, status: 200 }
  }
}

/** Everything of a request that an answer may depend on. */
function toKey({ url, headers }: IncomingMessage): string {
  return `${url}\n${headers.host}\n${headers.origin}\n${headers['accept-language']}\n${headers['accept-encoding']}`
}

/** Puts the ready answers in front of the framework, until the server stops: then connections have to be ended. */
export function registerReadyAnswers(
  app: FastifyInstance,
  ready: ReadyAnswers,
  onSent: (answer: SentAnswer, request: IncomingMessage) => void,
): void {
  const handlers = app.server.listeners('request')
  const isStopping = { value: false }
  app.addHook('preClose', async () => {
    isStopping.value = true
  })
  app.server.removeAllListeners('request')
  app.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const sent = isStopping.value ? undefined : ready.send(request, response)
    if (sent !== undefined) return onSent(sent, request)
    for (const handle of handlers) handle.call(app.server, request, response)
  })
}
