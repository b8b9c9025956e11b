import type { FastifyInstance } from 'fastify'
import type { Clock } from '#clock.ts'
import type { Db, ReportFault } from '#db/db.ts'
import { transaction } from '#db/transaction.ts'
import { registerTimer } from '#jobs/register-timer.ts'

const everyMs = 3_600_000

/** Privacy: data about a person is kept only as long as a limit or a token needs it. */
export async function forgetExpired(db: Db, nowMs: number): Promise<void> {
  await transaction(db, async (trx) => {
    await trx.deleteFrom('phoneCodes').where('forgetAt', '<=', nowMs).execute()
    await trx.deleteFrom('smsDays').where('endsAt', '<=', nowMs).execute()
    await trx.deleteFrom('spentTokens').where('expiresAt', '<=', nowMs).execute()
    await trx.deleteFrom('tokenFamilies').where('expiresAt', '<=', nowMs).execute()
  })
}

export function registerForgetting(
  app: FastifyInstance,
  { db, clock, report }: { db: Db; clock: Clock; report: ReportFault },
): void {
  registerTimer(app, {
    everyMs,
    what: 'forgetting expired sign-ins',
    work: () => forgetExpired(db, clock.now()),
    report,
    isDueAtStart: true,
  })
}
