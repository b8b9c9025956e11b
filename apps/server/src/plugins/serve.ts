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
    /** Set by the authenticate plugin; throws a Refusal when the bearer is not who the call demands. */
    authenticate?: (request: FastifyRequest, auth: BearerAuth) => Promise<void>
  }
}

export type CallRequest<Name extends CallName> = FastifyRequest<{
  Params: ParamsOf<Name>
  Querystring: QueryOf<Name>
  Headers: HeadersOf<Name>
  Body: BodyOf<Name>
}>

/** An answer is only written out, so it may be made of what nobody is to change: rows in memory, prices. */
export type Unchanged<T> = T extends object ? { readonly [Key in keyof T]: Unchanged<T[Key]> } : T

/** A handler answers the row's answer or a refusal; pages, streams and pictures it sends itself and returns the reply. */
export type CallHandler<Name extends CallName> = (
  request: CallRequest<Name>,
  reply: FastifyReply,
) => Promise<HandlerAnswer<Name>> | HandlerAnswer<Name>

type HandlerAnswer<Name extends CallName> = Unchanged<AnswerOf<Name>> | Refusal | FastifyReply

interface ServeOptions extends Pick<RouteShorthandOptions, 'bodyLimit' | 'config' | 'logLevel'> {
  /** Otherwise what call-limits.ts has for the row. */
  readonly timeoutMs?: number
}

/** Registers one row of the contract: its path, its schemas, who may call it and how it may be cached. */
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
        // Here for pages of other origins; the others were refused in front of the framework (overload.ts).
        if (app.door?.isShut() === true) {
          return done(refuse('server.unavailable', { retryAfterSeconds: comeBackSeconds }))
        }
        app.door?.enter(reply.raw)
        done()
      },
    }),
    // After onRequest, where requests are counted: whoever tries tokens is counted, too. Before the body is read.
    ...(admit !== undefined && { preParsing: admit }),
    ...(arrays.length > 0 && {
      preValidation: async (request: FastifyRequest) => {
        request.query = splitArrayQuery(arrays, request.query as Record<string, unknown>)
      },
    }),
    handler: (request, reply) => {
      reply.header('cache-control', cacheHeaders[call.cache])
      // The compiled schemas of this very row have checked every part of the request.
      const known = request as unknown as CallRequest<Name>
      const answer = canWait
        ? runFor(
            toAsker(reply.raw, () => app.door?.leave(reply.raw)),
            () => handler(known, reply),
          )
        : handler(known, reply)
      if (answer instanceof Promise) return answerLater(request, reply, answer, giveUpAfterMs)
      // What is known at once is sent at once: a promise and a timer for each are felt in a preflight.
      return answer === undefined ? reply.send() : toSent(request, reply, answer)
    },
  })
}

/** Who may come in, as the row says; nothing where everybody may. */
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
  // Not the framework's handlerTimeout: it makes and aborts a controller for every request, at the price of a cart's.
  const timer = giveUpAfterMs === undefined ? undefined : setTimeout(giveUp, giveUpAfterMs, request, reply)
  try {
    const answer = await coming
    return reply.sent ? undefined : toSent(request, reply, answer)
  } finally {
    clearTimeout(timer)
    // An event stream stays open for hours after its handler is done.
    request.server.door?.leave(reply.raw)
  }
}

function toSent(request: FastifyRequest, reply: FastifyReply, answer: unknown): unknown {
  return answer instanceof Refusal ? sendRefusal(request, reply, answer) : answer
}

function giveUp(request: FastifyRequest, reply: FastifyReply): void {
  if (!reply.raw.headersSent) void sendRefusal(request, reply, refuse('server.unavailable'))
}
