import { randomUUID } from 'node:crypto'
import { calls } from '@lavash/contract/calls'
import { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify'
import type { AnsweredRequest } from '#plugins/metrics.ts'

/** The route's pattern instead of its address: addresses carry ids, and those of the map a customer's home. */
export function toLoggerOptions(level: string): NonNullable<FastifyServerOptions['logger']> {
  return {
    level,
    base: null,
    serializers: {
      // A driver's error quotes the row it choked on in its other properties.
      err: (error: Error & { code?: string }) => ({
        type: error.name,
        message: error.message,
        stack: error.stack ?? '',
        ...(error.code !== undefined && { code: error.code }),
      }),
      req: (request) => ({ method: request.method }),
    },
    redact: {
      paths: ['authorization', 'phone', 'email', 'smsCode', 'name', 'address'].flatMap((key) => [
        key,
        `*.${key}`,
      ]),
      censor: '[removed]',
    },
  }
}

export const requestIdOptions = {
  // Our own, not the caller's: it ends up in the log.
  genReqId: () => randomUUID(),
  logController: new LogController({ disableRequestLogging: true }),
} satisfies FastifyServerOptions

/** Somebody was where they may not be, which an operator wants to see whatever was asked. */
const shutDoors: ReadonlySet<number> = new Set([401, 403])

const readMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])
/** Posted with every change of a cart, and changing nothing: as good as reading. */
const questions: ReadonlySet<string> = new Set([
  calls['preflight.anonymous'].path,
  calls['preflight.person'].path,
])

/** A menu page makes a dozen of them: their lines are written only when asked for. */
export function isReadingLogged(level: string): boolean {
  return level === 'debug' || level === 'trace'
}

/** One line an answer, and one call for whoever counts them. */
export function registerRequestLog(
  app: FastifyInstance,
  level: string,
  onAnswered: (request: AnsweredRequest) => void,
): void {
  const isAllLogged = isReadingLogged(level)
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const { method } = request
    const { statusCode: status, elapsedTime: ms } = reply
    const route = request.routeOptions.url ?? 'document'
    onAnswered({ method, route, status, ms })
    const isRead = readMethods.has(method) || questions.has(route)
    const isMinor = isRead && !shutDoors.has(status)
    if (isAllLogged || !isMinor) {
      request.log[isMinor ? 'debug' : 'info']({ method, route, status, ms: Math.round(ms) }, 'answered')
    }
    done()
  })
}
