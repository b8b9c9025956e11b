import fastifyCors from '@fastify/cors'
import type { FastifyInstance } from 'fastify'

/** Storefronts on other hosts call with CORS. Tokens travel in a header, so cookies are not allowed. */
export async function registerCors(app: FastifyInstance, origins: readonly string[]): Promise<void> {
  if (origins.length === 0) return
  await app.register(fastifyCors, {
    origin: origins.includes('*') ? '*' : [...origins],
    methods: ['GET', 'HEAD', 'POST'],
    allowedHeaders: [
      'accept-language',
      'authorization',
      'content-type',
      'idempotency-key',
      'if-none-match',
      'last-event-id',
      'x-external-id-nonce',
      'x-external-id-token',
    ],
    exposedHeaders: ['etag', 'retry-after', 'x-request-id'],
    credentials: false,
    maxAge: 600,
  })
}
