import { arrayQueryNames, splitArrayQuery } from '@lavash/contract/array-query'
import { type Call, type CallAuth, cacheHeaders, isSameOriginCall } from '@lavash/contract/call'
import {
  type AnswerOf,
  type BodyOf,
  calls,
  type HeadersOf,
  type ParamsOf,
  type QueryOf,
} from '@lavash/contract/calls'
import type { CallName } from '@lavash/contract/paths'
import { toRoute } from '@lavash/contract/to-route'
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchema,
  RouteShorthandOptions,
} from 'fastify'
import { runFor } from '#db/admission.ts'
import { refuse, Refusal } from '#errors.ts'
import { toCallLimits } from '#plugins/call-limits.ts'
import { sendRefusal } from '#plugins/error-handler.ts'
import { comeBackSeconds } from '#plugins/door.ts'
import { toAsker } from '#plugins/overload.ts'

type BearerAuth = Extract<CallAuth, 'access' | 'refresh'>

declare module 'fastify' {
  interface FastifyInstance {
    /** Set by the authenticate plugin. Throws a Refusal if the bearer does not have the right the call demands. */
    authenticate?: (request: FastifyRequest, auth: BearerAuth) => Promise<void>
  }
}

export type CallRequest<Name extends CallName> = FastifyRequest<{
  Params: ParamsOf<Name>
  Querystring: QueryOf<Name>
  Headers: HeadersOf<Name>
  Body: BodyOf<Name>
}>

/** Readonly is enough: an answer is only serialised, and may contain rows from memory. */
export type Unchanged<T> = T extends object ? { readonly [Key in keyof T]: Unchanged<T[Key]> } : T

/**
 * A handler returns the row's answer or a refusal. Pages, streams and pictures are sent by the handler, which returns
 * the reply.
 */
export type CallHandler<Name extends CallName> = (
  request: CallRequest<Name>,
  reply: FastifyReply,
) => Promise<HandlerAnswer<Name>> | HandlerAnswer<Name>

type HandlerAnswer<Name extends CallName> = Unchanged<AnswerOf<Name>> | Refusal | FastifyReply

interface ServeOptions extends Pick<RouteShorthandOptions, 'bodyLimit' | 'config' | 'logLevel'> {
  /** Otherwise the limit from call-limits.ts. */
  readonly timeoutMs?: number
}

/** Registers a row of the contract: path, schemas, access and caching. */
export function serve<Name extends CallName>(
  app: FastifyInstance,
  name: Name,
  handler: CallHandler<Name>,
  { timeoutMs, ...options }: ServeOptions = {},
): void {
  const call: Call = calls[name]
  const { method, url, schema }: { method: Call['method']; url: string; schema: FastifySchema } =
    toRoute(name)
  const admit = findAdmission(app, name, call)
  const { requestsPerMinute, bodyLimit, needsDatabase, ...limits } = toCallLimits(
    name,
    call,
    app.requestsPerMinute,
  )
  const giveUpAfterMs = timeoutMs ?? limits.timeoutMs
  const canWait = giveUpAfterMs !== undefined
  const arrays = call.query === undefined ? [] : arrayQueryNames(call.query)
  app.route({
    method,
    url,
    schema,
    bodyLimit,
    ...options,
    config: { ...(requestsPerMinute !== undefined && { requestsPerMinute }), ...options.config },
    ...(needsDatabase && {
      onRequest: (_request: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void) => {
        // Calls of pages of other origins arrive here. The others were refused before the framework (overload.ts).
        if (app.door?.isShut() === true) {
          return done(refuse('server.unavailable', { retryAfterSeconds: comeBackSeconds }))
        }
        app.door?.enter(reply.raw)
        done()
      },
    }),
    // After onRequest, so that rate limits count attempts with wrong tokens. Before the body is read.
    ...(admit !== undefined && { preParsing: admit }),
    ...(arrays.length > 0 && {
      preValidation: async (request: FastifyRequest) => {
        request.query = splitArrayQuery(arrays, request.query as Record<string, unknown>)
      },
    }),
    handler: (request, reply) => {
      reply.header('cache-control', cacheHeaders[call.cache])
      // The row's compiled schemas have checked every part of the request.
      const known = request as unknown as CallRequest<Name>
      const answer = canWait
        ? runFor(
            toAsker(reply.raw, () => app.door?.leave(reply.raw)),
            () => handler(known, reply),
          )
        : handler(known, reply)
      if (answer instanceof Promise) return answerLater(request, reply, answer, giveUpAfterMs)
      // Synchronous answers are sent at once: a promise and a timer for each would slow a preflight down.
      return answer === undefined ? reply.send() : toSent(request, reply, answer)
    },
  })
}

/** The guard that the row demands. Undefined for public calls. */
function findAdmission(
  app: FastifyInstance,
  name: CallName,
  call: Call,
): ((request: FastifyRequest) => Promise<void>) | undefined {
  const { authenticate, admitStaff } = app
  const { auth } = call
  if (auth === 'access' || auth === 'refresh') {
    if (authenticate === undefined) {
      throw new Error(`${name} needs the authenticate plugin to be registered before it`)
    }
    return (request) => authenticate(request, auth)
  }
  if (auth === 'none' && !isSameOriginCall(call)) return undefined
  if (admitStaff === undefined) {
    throw new Error(`${name} needs the staff-access plugin to be registered before it`)
  }
  return (request) => admitStaff(request, call)
}

async function answerLater(
  request: FastifyRequest,
  reply: FastifyReply,
  coming: Promise<unknown>,
  giveUpAfterMs: number | undefined,
): Promise<unknown> {
  // Not the framework's handlerTimeout: it creates and aborts a controller for each request, which costs as much as a
  // cart.
  const timer = giveUpAfterMs === undefined ? undefined : setTimeout(giveUp, giveUpAfterMs, request, reply)
  try {
    const answer = await coming
    return reply.sent ? undefined : toSent(request, reply, answer)
  } finally {
    clearTimeout(timer)
    // An event stream stays open for hours after its handler has returned.
    request.server.door?.leave(reply.raw)
  }
}

function toSent(request: FastifyRequest, reply: FastifyReply, answer: unknown): unknown {
  return answer instanceof Refusal ? sendRefusal(request, reply, answer) : answer
}

function giveUp(request: FastifyRequest, reply: FastifyReply): void {
  if (!reply.raw.headersSent) void sendRefusal(request, reply, refuse('server.unavailable'))
}
