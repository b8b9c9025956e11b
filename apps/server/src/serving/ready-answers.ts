/**
 * Fast path: sends an answer again with its headers, without routing, validation and hooks of Fastify. These cost 2.3
 * times as much for a menu (`npm run bench -- fast-paths`, docs/decisions/fast-paths.md). Only answers that Fastify has
 * sent get in. A brand's answers are dropped when the brand changes.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Representation } from './prepared-answer.ts'
import { previewCookie } from './preview-context.ts'

/** A full map is emptied. The bound keeps a stranger from filling the memory with made-up addresses. */
const maxAnswers = 2000

/** A 304 describes no body. */
const ofBody: ReadonlySet<string> = new Set(['content-type', 'content-encoding', 'content-language'])

interface ReadyAnswer {
  /** Undefined: a list over all brands. */
  readonly brand: string | undefined
  readonly route: string
  readonly etag: string
  readonly body: Buffer
  readonly headers: string[]
  /** Sent with a 304. */
  readonly unchangedHeaders: string[]
}

export interface SentAnswer {
  readonly route: string
  readonly status: number
}

export class ReadyAnswers {
  readonly #answers = new Map<string, ReadyAnswer>()
  readonly #keys = new Map<string | undefined, Set<string>>()
  #generation = 0
  readonly #onSent: (brand: string) => void

  constructor(onSent: (brand: string) => void) {
    this.#onSent = onSent
  }

  /** Call it when the answer has all its headers and is about to be sent. */
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

  /** Grows with every drop. An answer that was begun under an earlier number may be old and must not be kept. */
  get generation(): number {
    return this.#generation
  }

  /** Undefined drops the lists over all brands. */
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
    // Fastify's way compares lists of tags and weak tags.
    if (tag !== undefined) return undefined
    response.writeHead(200, ready.headers).end(ready.body)
    return { route: ready.route, status: 200 }
  }
}

/** Everything of a request that an answer may depend on. */
function toKey({ url, headers }: IncomingMessage): string {
  return `${url}\n${headers.host}\n${headers.origin}\n${headers['accept-language']}\n${headers['accept-encoding']}`
}

/** Puts the ready answers in front of Fastify. While the server stops, Fastify answers, because it closes connections. */
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
