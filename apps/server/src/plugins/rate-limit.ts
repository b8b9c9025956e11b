import type { FastifyInstance, onRequestHookHandler } from 'fastify'
import { refuse } from '#errors.ts'
import { toCallerKey } from '#plugins/caller-key.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** What one address may ask in a minute; calls with a limit of their own take their share of it. */
    requestsPerMinute?: number
  }
  interface FastifyContextConfig {
    /** A limit of the route's own, or none; otherwise it shares one with all that have none. */
    requestsPerMinute?: number | false
  }
}

const minuteMs = 60_000
/** Whoever asks from more of them in a minute is not stopped by counting addresses, and must not fill our memory. */
const maxAddresses = 20_000

/** Where @fastify/static answers, and every document that is no file. */
const filesUrl = '/*'
/** A newcomer's page is a document and some forty files; thirty newcomers may share an address. */
const filesTimes = 20

/** Per process and address; what protects money (SMS, promo codes) is counted in the database instead. */
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

/** All addresses begin anew at once, so a count is a number and nothing has to be tidied away. */
function makeLimit(max: number): onRequestHookHandler {
  const counts = new Map<string, number>()
  let endsAtMs = 0
  return (request, _reply, done) => {
    // Not the time of day: a clock set back by an hour would keep the counts for an hour.
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
