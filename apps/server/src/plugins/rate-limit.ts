import fastifyRateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { refuse } from '#errors.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** What one address may ask in a minute; calls with a limit of their own take their share of it. */
    requestsPerMinute?: number
  }
}

/** Per process and address; what protects money (SMS, promo codes) is counted in the database instead. */
export async function registerRateLimit(app: FastifyInstance, requestsPerMinute: number): Promise<void> {
  app.decorate('requestsPerMinute', requestsPerMinute)
  await app.register(fastifyRateLimit, {
    max: requestsPerMinute,
    timeWindow: '1 minute',
    addHeadersOnExceeding: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
    },
    addHeaders: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
      'retry-after': false,
    },
    errorResponseBuilder: (_request, { ttl }) =>
      refuse('request.too-many', { retryAfterSeconds: Math.max(1, Math.ceil(ttl / 1000)) }),
  })
}
