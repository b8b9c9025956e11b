import type { FastifyInstance } from 'fastify'
import type { Trx } from '#db/db.ts'
import { transaction } from '#db/transaction.ts'
import { registerTimer } from '#jobs/register-timer.ts'
import { forgetAttempts } from '#modules/staff/attempts.ts'
import { registerPasskeys } from '#modules/staff/passkey-routes.ts'
import { forgetChallenges } from '#modules/staff/passkeys/challenges.ts'
import { registerTeam } from '#modules/staff/team-routes.ts'
import { registerStaffVerify } from '#modules/staff/verify-routes.ts'
import { forgetSessions } from '#modules/staff/session-rows.ts'
import { registerDevices } from '#modules/staff/device-routes.ts'
import { forgetPairings } from '#modules/staff/devices/device-rows.ts'
import { registerLog } from '#modules/staff/log-routes.ts'
import { forgetLog } from '#modules/staff/log/log-rows.ts'
import { registerInvitations } from '#modules/staff/invitation-routes.ts'
import { registerMe } from '#modules/staff/me-routes.ts'
import { registerStaffSignIn } from '#modules/staff/sign-in-routes.ts'
import type { StaffParts } from '#modules/staff/staff-parts.ts'

const forgetEveryMs = 3_600_000

/** Routes of the restaurant's people: sign-in, roles, devices and their log. */
export function registerStaff(app: FastifyInstance, parts: StaffParts): void {
  registerStaffSignIn(app, parts)
  registerStaffVerify(app, parts)
  registerInvitations(app, parts)
  registerMe(app, parts)
  registerPasskeys(app, parts)
  registerTeam(app, parts)
  registerDevices(app, parts)
  registerLog(app, parts)
  registerTimer(app, {
    everyMs: forgetEveryMs,
    what: 'forgetting what is over of the staff',
    work: () => transaction(parts.db, (trx) => forgetOver(trx, parts.clock.now())),
    report: parts.report,
    isDueAtStart: true,
  })
}

async function forgetOver(trx: Trx, nowMs: number): Promise<void> {
  await forgetSessions(trx, nowMs)
  await forgetChallenges(trx, nowMs)
  await forgetAttempts(trx, nowMs)
  await forgetPairings(trx, nowMs)
  await forgetLog(trx, nowMs)
}
