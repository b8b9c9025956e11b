import { sql } from 'kysely'
import type { FastifyInstance } from 'fastify'
import type { Db } from '#db/db.ts'
import { serve } from '#plugins/serve.ts'

const answerWithinMs = 2000

/** Live: the process runs. Ready: it can serve a customer, so a balancer may send one. */
export function registerHealth(app: FastifyInstance, { db }: { db: Db }): void {
  const config = { requestsPerMinute: false } as const
  serve(app, 'health.live', () => ({ status: 'ok' as const }), { config })
  serve(
    app,
    'health.ready',
    async (request, reply) => {
      const isReady = await canReadDatabase(db, (error) =>
        request.log.warn({ err: error }, 'database not ready'),
      )
      if (!isReady) reply.code(503)
      const status = isReady ? ('ok' as const) : ('failed' as const)
      return { status, checks: { database: status } }
    },
    { config },
  )
}

async function canReadDatabase(db: Db, report: (error: unknown) => void): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${answerWithinMs} ms`)), answerWithinMs)
  })
  try {
    await Promise.race([sql`select 1`.execute(db.read), tooLate])
    return true
  } catch (error) {
    report(error)
    return false
  } finally {
    clearTimeout(timer)
  }
}
