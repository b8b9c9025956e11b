import { randomUUID } from 'node:crypto'
import { calls } from '@lavash/contract/calls'
import { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify'
import type { AnsweredRequest } from '#plugins/metrics.ts'

/** Logs the route's pattern instead of the address. Addresses contain ids, and those of the map a customer's home. */
export function toLoggerOptions(level: string): NonNullable<FastifyServerOptions['logger']> {
  return {
    level,
    base: null,
    serializers: {
      // Only these properties: the others of a driver's error quote the row.
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
  // A generated id and not the caller's: it is written to the log.
  genReqId: () => randomUUID(),
  logController: new LogController({ disableRequestLogging: true }),
} satisfies FastifyServerOptions

/** A refused right is logged for every call, because an operator looks for attacks. */
const shutDoors: ReadonlySet<number> = new Set([401, 403])

const readMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])
/** Preflights are posted with every change of a cart and change nothing, so they are logged like reads. */
const questions: ReadonlySet<string> = new Set([
  calls['preflight.anonymous'].path,
  calls['preflight.person'].path,
])

/** A menu page makes a dozen reads, so their lines need the debug level. */
export function isReadingLogged(level: string): boolean {
  return level === 'debug' || level === 'trace'
}

/** Writes a log line and calls `count` for each answer. */
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
