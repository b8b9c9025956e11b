import type { FastifyInstance } from 'fastify'
import { transaction } from '#db/transaction.ts'
import { refuse, Refusal } from '#errors.ts'
import { toSessionAnswer } from '#modules/staff/me-routes.ts'
import { recordForPerson } from '#modules/staff/record-for-person.ts'
import { endSessions, listSessions } from '#modules/staff/session-rows.ts'
import type { StaffParts } from '#modules/staff/staff-parts.ts'
import { changeRoles, endPerson } from '#modules/staff/team/change-team.ts'
import { inviteSomebody } from '#modules/staff/team/invite-somebody.ts'
import { listInvitations } from '#modules/staff/team/invitation-rows.ts'
import { findRolesProblem, listRoles } from '#modules/staff/team/role-rows.ts'
import { listTeam, toTeamInvitation } from '#modules/staff/team/list-team.ts'
import { isSmsAllowedBy } from '#modules/staff/phone/sms-allowed.ts'
import { toAuthor } from '#staff/to-author.ts'
import { serve } from '#plugins/serve.ts'
import { getStaff } from '#plugins/staff-access.ts'
import { recordInStaffLog, toLogChange } from '#staff/staff-log.ts'

/** ST-05: routes of a brand's team. */
export function registerTeam(app: FastifyInstance, parts: StaffParts): void {
  const { db, clock, serving } = parts

  serve(app, 'team.show', async (request) => {
    const { brandId } = request.params
    const { personId } = getStaff(request)
    const invitations = await listInvitations(db.read, brandId)
    return {
      people: await listTeam(db.read, brandId, personId),
      invitations: invitations.map((one) => toTeamInvitation(one, clock.now())),
      settings: { allowsSms: await isSmsAllowedBy(db.read, brandId) },
    }
  })

  serve(app, 'team.settings', async (request) => {
    const { brandId } = request.params
    const { allowsSms } = request.body
    const allowed = allowsSms ? 1 : 0
    await transaction(db, async (trx) => {
      const before = await isSmsAllowedBy(trx, brandId)
      await trx
        .insertInto('staffSettings')
        .values({ brandId, allowsSms: allowed })
        .onConflict((conflict) => conflict.column('brandId').doUpdateSet({ allowsSms: allowed }))
        .execute()
      await recordInStaffLog(trx, {
        atMs: clock.now(),
        by: toAuthor(getStaff(request)),
        brandId,
        kind: 'team.settings',
        changes: toLogChange('allowsSms', before, allowsSms),
      })
    })
    return { allowsSms }
  })

  serve(app, 'team.invite', async (request, reply) => {
    const invited = await inviteSomebody(parts, request, request.params.brandId, request.body)
    if (invited instanceof Refusal) return invited
    reply.code(201)
    return invited
  })

  serve(app, 'team.cancel-invitation', async (request, reply) => {
    const { brandId, invitationId } = request.params
    const nowMs = clock.now()
    const isCancelled = await transaction(db, async (trx) => {
      const cancelled = await trx
        .updateTable('staffInvitations')
        .set({ cancelledAt: nowMs })
        .where('id', '=', invitationId)
        .where('brandId', '=', brandId)
        .where('usedAt', 'is', null)
        .where('cancelledAt', 'is', null)
        .returning('name')
        .executeTakeFirst()
      if (cancelled === undefined) return false
      const by = toAuthor(getStaff(request))
      const subject = cancelled.name
      await recordInStaffLog(trx, { atMs: nowMs, by, brandId, kind: 'team.invitation-cancelled', subject })
      return true
    })
    return isCancelled ? reply.code(204).send() : refuse('staff.not-found')
  })

  serve(app, 'team.roles', async (request) => {
    const { brandId, personId } = request.params
    const { roles } = request.body
    const problem = findRolesProblem(serving, brandId, roles)
    if (problem !== undefined) return problem
    const me = getStaff(request)
    const change = { by: toAuthor(me), brandId, personId, nowMs: clock.now(), serving }
    const refusal = await transaction(db, (trx) => changeRoles(trx, change, roles))
    if (refusal !== undefined) return refusal
    const team = await listTeam(db.read, brandId, me.personId)
    return team.find(({ id }) => id === personId) ?? refuse('staff.not-found')
  })

  serve(app, 'team.end', async (request, reply) => {
    const { brandId, personId } = request.params
    const change = { by: toAuthor(getStaff(request)), brandId, personId, nowMs: clock.now(), serving }
    const refusal = await transaction(db, (trx) => endPerson(trx, change))
    return refusal ?? reply.code(204).send()
  })

  serve(app, 'team.sessions', async (request) => {
    const { brandId, personId } = request.params
    if ((await listRoles(db.read, personId, brandId)).length === 0) return refuse('staff.not-found')
    const rows = await listSessions(db.read, personId, clock.now())
    return { sessions: rows.map((row) => toSessionAnswer(row, getStaff(request).id)) }
  })

  serve(app, 'team.end-sessions', async (request, reply) => {
    const { brandId, personId } = request.params
    if ((await listRoles(db.read, personId, brandId)).length === 0) return refuse('staff.not-found')
    await transaction(db, async (trx) => {
      const ended = await endSessions(trx, { personId })
      if (ended === 0) return
      await recordForPerson(trx, personId, {
        atMs: clock.now(),
        by: toAuthor(getStaff(request)),
        kind: 'session.ended',
        changes: [{ field: 'sessions', old: String(ended), new: null }],
      })
    })
    return reply.code(204).send()
  })
}
