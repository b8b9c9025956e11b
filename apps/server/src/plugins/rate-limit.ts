import fastifyRateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { refuse } from '#errors.ts'

/** Per process and address; what protects money (SMS, promo codes) is counted in the database instead. */
export async function registerRateLimit(app: FastifyInstance, requestsPerMinute: number): Promise<void> {
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
