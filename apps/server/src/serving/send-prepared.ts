import type { FastifyReply, FastifyRequest } from 'fastify'
import { findEncoding } from './accept-encoding.ts'
import type { PreparedAnswer, Representation } from './prepared-answer.ts'
import { remember } from '#remember.ts'

const chooseEncoding = remember(findEncoding)

const varied = 'accept-language, accept-encoding'

/**
 * For caches that know RFC 9213: they may hand out the old answer for a second while they fetch the new one,
 * and for an hour while the server is away. Browsers do not read this header.
 */
const cdnCacheControl = 'public, max-age=1, stale-while-revalidate=1, stale-if-error=3600'

/** `onSend` is called when a whole answer leaves, with all its headers set. */
export function sendPrepared(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: PreparedAnswer,
  onSend?: (representation: Representation) => void,
): FastifyReply | Promise<FastifyReply> {
  const made = answer.as(chooseEncoding(request.headers['accept-encoding']))
  if (made instanceof Promise) return made.then(send)
  return send(made)

  function send(representation: Representation): FastifyReply {
    const { body, encoding, etag } = representation
    reply
      .header('etag', etag)
      .header('vary', toVary(reply.getHeader('vary'), varied))
      .header('cdn-cache-control', cdnCacheControl)
    if (hasTag(request.headers['if-none-match'], etag)) return reply.code(304).send()
    reply.header('content-type', answer.contentType)
    if (answer.contentLanguage !== undefined) reply.header('content-language', answer.contentLanguage)
    if (encoding !== 'identity') reply.header('content-encoding', encoding)
    onSend?.(representation)
    return reply.send(body)
  }
}

/** Compared weakly, as RFC 9110, 13.1.2 wants it: a proxy may have marked our tag with `W/`. */
function hasTag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  return header === '*' || header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}

/** CORS has named the origin already where the answer depends on it. */
export function toVary(already: unknown, varied: string): string {
  return typeof already === 'string' ? `${already}, ${varied}` : varied
}
