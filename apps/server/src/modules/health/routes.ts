import type { FastifyInstance } from 'fastify'
import type { Db } from '#db/db.ts'
import { isDatabaseUp } from '#db/is-database-up.ts'
import { serve } from '#plugins/serve.ts'
import type { CatalogueMemory } from '#serving/catalogue-memory.ts'

/** Shorter than a balancer's patience of about a second: a late answer counts as none. */
const answerWithinMs = 500

/**
 * `live`: the process runs. `ready`: a balancer may send customers. The server listens only after the database
 * answered and the catalogue was read, so it is ready from the first request until it stops. A database failure does
 * not end readiness: it hits all processes, and menus are served without a database. A broken brand is reported here
 * and blocks no other brand.
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
