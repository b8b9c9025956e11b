import type { FastifyInstance, onRequestHookHandler } from 'fastify'
import { refuse } from '#errors.ts'
import { toCallerKey } from '#plugins/caller-key.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** The requests of one address in a minute. Calls with a limit of their own take a share of it. */
    requestsPerMinute?: number
  }
  interface FastifyContextConfig {
    /** The route's own limit, if it has one. Otherwise it shares a limit with all such routes. */
    requestsPerMinute?: number | false
  }
}

const minuteMs = 60_000
/** Bounds the map. An attacker with more addresses than this is not stopped by counting addresses. */
const maxAddresses = 20_000

/** Routes of @fastify/static, and documents. */
const filesUrl = '/*'
/** A first page is a document and some forty files, and thirty newcomers may share an address. */
const filesTimes = 20

/**
 * Counts for each address in this process. Limits that protect money (SMS, promo codes) are counted in the database.
 */
export function registerRateLimit(app: FastifyInstance, requestsPerMinute: number): void {
  app.decorate('requestsPerMinute', requestsPerMinute)
  const limitShared = makeLimit(requestsPerMinute)
  app.addHook('onRoute', (route) => {
    const ofFiles = route.url === filesUrl ? requestsPerMinute * filesTimes : undefined
    const own = route.config?.requestsPerMinute ?? ofFiles
    if (own === false) return
    const limit = own === undefined ? limitShared : makeLimit(own)
    route.onRequest = [route.onRequest ?? [], limit].flat()
  })
}

/** All counts restart together, so a count is a number and nothing has to be deleted. */
function makeLimit(max: number): onRequestHookHandler {
  const counts = new Map<string, number>()
  let endsAtMs = 0
  return (request, _reply, done) => {
    // A monotonic clock: the time of day may be set back, and counts would stay.
    const nowMs = Math.floor(performance.now())
    if (nowMs >= endsAtMs || counts.size >= maxAddresses) {
      counts.clear()
      endsAtMs = nowMs + minuteMs
    }
    const caller = toCallerKey(request.ip)
    const count = (counts.get(caller) ?? 0) + 1
    counts.set(caller, count)
    if (count <= max) done()
    else done(refuse('request.too-many', { retryAfterSeconds: Math.ceil((endsAtMs - nowMs) / 1000) }))
  }
}
