import type { ErrorAnswer, ErrorItem } from '@lavash/contract/errors'
import { type ErrorCode, errorStatuses } from '@lavash/rulebook/site/error-codes'
import type { Locale } from '@lavash/rulebook/site/locales'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { findLocale } from '#accept-language.ts'
import { type MessageKey, toErrorMessage } from '#error-message.ts'
import { refuse, Refusal, type RefusalItem } from '#errors.ts'
import { toValidationItems } from '#plugins/validation-items.ts'

type Sayable = RefusalItem & { readonly messageKey?: MessageKey }

/** The framework's refusals by status. It has dozens of codes, and customers need a handful. */
const codesByStatus: Readonly<Record<number, ErrorCode>> = {
  404: 'request.not-found',
  405: 'request.method-not-allowed',
  408: 'request.timeout',
  413: 'request.too-large',
  415: 'request.unsupported-media-type',
  429: 'request.too-many',
  503: 'server.unavailable',
}

/** Sends every error as `{errors: [{code, message, field?}]}` in the language of the request. */
export function registerErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | Refusal, request, reply) => {
    if (error instanceof Refusal) return sendRefusal(request, reply, error)
    if (error.validation !== undefined) {
      const [first, ...rest] = toValidationItems(error.validation)
      return sendItems(
        request,
        reply,
        400,
        first === undefined ? [{ code: 'request.invalid' }] : [first, ...rest],
      )
    }
    const status = error.statusCode ?? 500
    const code = codesByStatus[status] ?? (status >= 400 && status < 500 ? 'request.invalid' : 'server.fault')
    // The cause stays in the log. The request id in the answer's header leads to it.
    if (errorStatuses[code] === 500) request.log.error({ err: error, route: routeOf(request) }, 'fault')
    return sendRefusal(request, reply, refuse(code))
  })
}

export function sendRefusal(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
  return sendItems(request, reply, refusal.status, refusal.items)
}

function sendItems(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  items: readonly Sayable[],
): FastifyReply {
  // Not request.locale: a request with a broken address arrives without its decorations.
  const locale = findLocale(request.headers['accept-language'])
  const retryAfterSeconds = items[0]?.retryAfterSeconds
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds))
  const answer: ErrorAnswer = { errors: items.map((item) => toErrorItem(item, locale)) }
  return (
    reply
      .code(status)
      .header('cache-control', 'no-store')
      .header('content-language', locale)
      .header('vary', 'accept-language')
      .type('application/json; charset=utf-8')
      // Serialised here: a route whose schema lacks this status must still send it.
      .serializer((value: unknown) => JSON.stringify(value))
      .send(answer)
  )
}

function toErrorItem({ messageKey, formProblem, params, ...item }: Sayable, locale: Locale): ErrorItem {
  const { field, retryAfterSeconds } = item
  const formKey = formProblem === undefined ? undefined : (`request.invalid.${formProblem}` as const)
  const known = {
    ...(field !== undefined && { field }),
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
    ...params,
  }
  return { ...item, message: toErrorMessage(messageKey ?? formKey ?? item.code, locale, known) }
}

function routeOf(request: FastifyRequest): string {
  return `${request.method} ${request.routeOptions.url ?? 'unknown'}`
}
