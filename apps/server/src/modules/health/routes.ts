import type { FastifyInstance } from 'fastify'
import type { Db } from '#db/db.ts'
import { isDatabaseUp } from '#db/is-database-up.ts'
import { serve } from '#plugins/serve.ts'
import type { CatalogueMemory } from '#serving/catalogue-memory.ts'

/** A balancer may wait for a second, and would take a late answer for none. */
const answerWithinMs = 500

/**
 * Live: the process runs. Ready: a balancer may send customers. That is from the first request on, since nothing listens
 * before the database was reached and the catalogue read, until the server stops. A database that goes away later goes
 * away for all processes: taking them all out would take the menus too, which need none, and the requests that wait for it.
 * A brand that cannot be read is told here and stops nobody.
 */
export function registerHealth(
  app: FastifyInstance,
  { db, catalogue }: { db: Db; catalogue: CatalogueMemory },
): void {
  const config = { requestsPerMinute: false } as const
  let isStopping = false
  app.addHook('preClose', async () => {
    isStopping = true
  })
  serve(app, 'health.live', () => ({ status: 'ok' as const }), { config })
  serve(
    app,
    'health.ready',
    async (request, reply) => {
      if (isStopping) {
        reply.code(503)
        return { status: 'failed' as const }
      }
      const isUp = await isDatabaseUp(db, answerWithinMs, (error) =>
        request.log.warn({ err: error }, 'the database is away'),
      )
      const { brokenSlugs } = catalogue.shelf
      return {
        status: 'ok' as const,
        checks: {
          database: isUp ? ('ok' as const) : ('failed' as const),
          catalogue: brokenSlugs.length === 0 ? ('ok' as const) : ('failed' as const),
        },
        ...(brokenSlugs.length > 0 && { brokenBrands: brokenSlugs }),
      }
    },
    { config },
  )
}
