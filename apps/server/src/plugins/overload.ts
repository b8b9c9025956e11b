import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ErrorAnswer } from '@lavash/contract/errors'
import { type Locale, locales } from '@lavash/rulebook/site/locales'
import type { FastifyInstance } from 'fastify'
import { findLocale } from '#accept-language.ts'
import type { Asker } from '#db/admission.ts'
import { toErrorMessage } from '#error-message.ts'
import { Door, comeBackSeconds } from '#plugins/door.ts'

declare module 'fastify' {
  interface FastifyInstance {
    door?: Door
  }
}

export interface OverloadParts {
  readonly isDatabaseFull: () => boolean
  /** Those of every answer. */
  readonly headers: Readonly<Record<string, string>>
  readonly onRefused: (request: IncomingMessage) => void
}

/** Calls below these paths need the database: see call-limits.ts. */
const personalPaths = ['/api/v1/persons/', '/api/v1/sign/', '/api/v1/me', '/1/sign/'] as const

export function isPersonalPath(url: string): boolean {
  return personalPaths.some((path) => url.startsWith(path))
}

/**
 * Refuses personal calls before the framework while the door is shut. Such a refusal costs only what Node needs to
 * read a request. A server with costlier refusals answers fewer orders the more requests arrive.
 */
export function registerOverload(
  app: FastifyInstance,
  { isDatabaseFull, headers, onRefused }: OverloadParts,
): void {
  const door = new Door(isDatabaseFull)
  app.decorate('door', door)
  const refusals = new Map(locales.map((locale) => [locale, toRefusal(locale, headers)]))
  let isStopping = false
  app.addHook('preClose', async () => {
    isStopping = true
  })
  const findRefusal = ({ url = '', headers: asked }: IncomingMessage) =>
    isPersonalPath(url) && !isFromElsewhere(asked)
      ? refusals.get(findLocale(asked['accept-language']))
      : undefined
  const handlers = app.server.listeners('request')
  app.server.removeAllListeners('request')
  app.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    // The door first: while it is open, requests pay for nothing else here.
    const refusal = door.isShut() && !isStopping ? findRefusal(request) : undefined
    if (refusal === undefined) {
      for (const handle of handlers) handle.call(app.server, request, response)
      return
    }
    response.writeHead(503, refusal.headers).end(refusal.body)
    onRefused(request)
  })
}

/** Without these headers, which the framework would add, a page of another origin cannot read the refusal. */
function isFromElsewhere({ origin, host }: IncomingMessage['headers']): boolean {
  return origin !== undefined && host !== undefined && !origin.endsWith(`//${host}`)
}

function toRefusal(locale: Locale, common: Readonly<Record<string, string>>) {
  const code = 'server.unavailable'
  const retryAfterSeconds = comeBackSeconds
  const message = toErrorMessage(code, locale, { retryAfterSeconds })
  const answer: ErrorAnswer = { errors: [{ code, message, retryAfterSeconds }] }
  const body = Buffer.from(JSON.stringify(answer))
  const headers = {
    ...common,
    'retry-after': String(retryAfterSeconds),
    'cache-control': 'no-store',
    'content-language': locale,
    vary: 'accept-language',
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(body.length),
  }
  return { headers: Object.entries(headers).flat(), body }
}

/** The customer of a response. Gone if the connection closes before it is sent. */
export function toAsker(response: ServerResponse, onServed: () => void): Asker {
  let isServed = false
  return {
    get isServed() {
      return isServed
    },
    noteServed: () => {
      isServed = true
      onServed()
    },
    isGone: () => response.destroyed,
    onGone: (leave) => {
      response.once('close', leave)
      return () => response.off('close', leave)
    },
  }
}
