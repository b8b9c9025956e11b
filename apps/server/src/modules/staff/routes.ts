import type { FastifyInstance } from 'fastify'
import { transaction } from '#db/transaction.ts'
import { registerTimer } from '#jobs/register-timer.ts'
import { forgetSessions } from '#modules/staff/session-rows.ts'
import { registerMe } from '#modules/staff/me-routes.ts'
import { registerStaffSignIn } from '#modules/staff/sign-in-routes.ts'
import type { StaffParts } from '#modules/staff/staff-parts.ts'

const forgetEveryMs = 3_600_000

/** Whoever works at a restaurant: how they come in, what they may, which devices are theirs, what they did. */
export function registerStaff(app: FastifyInstance, parts: StaffParts): void {
  registerStaffSignIn(app, parts)
  registerMe(app, parts)
  registerTimer(app, {
    everyMs: forgetEveryMs,
    what: 'forgetting ended sessions of the staff',
    work: () => transaction(parts.db, (trx) => forgetSessions(trx, parts.clock.now())),
    report: parts.report,
    isDueAtStart: true,
  })
}
