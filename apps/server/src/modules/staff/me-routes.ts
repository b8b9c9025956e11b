import { listGrantedRestos } from '@lavash/rulebook/account/staff-roles'
import { toStaffSessionEnd } from '@lavash/rulebook/account/staff-session'
import type { StaffSession as StaffSessionAnswer } from '@lavash/contract/staff-sessions'
import type { StaffWay } from '@lavash/contract/staff'
import type { FastifyInstance } from 'fastify'
import type { Trx } from '#db/db.ts'
import { transaction } from '#db/transaction.ts'
import { refuse } from '#errors.ts'
import { listRestos } from '#modules/staff/place-names.ts'
import { recordForPerson } from '#modules/staff/record-for-person.ts'
import { endSessions, listSessions, type SessionRow } from '#modules/staff/session-rows.ts'
import type { StaffParts } from '#modules/staff/staff-parts.ts'
import { toInstant, toMe } from '#modules/staff/to-me.ts'
import { serve } from '#plugins/serve.ts'
import { getStaff } from '#plugins/staff-access.ts'
import { toAuthor } from '#staff/to-author.ts'
import { toLogChange } from '#staff/staff-log.ts'
import type { StaffSession } from '#staff/staff-session.ts'

/** Routes of a member's own account. */
export function registerMe(app: FastifyInstance, parts: StaffParts): void {
  const { db, clock, serving, jar } = parts

  serve(app, 'staff.me', (request) => toMe(parts, getStaff(request), request.headers['accept-language']))

  serve(app, 'staff.rename', async (request) => {
    const staff = getStaff(request)
    const { name } = request.body
    await transaction(db, async (trx) => {
      await trx.updateTable('staffPeople').set({ name }).where('id', '=', staff.personId).execute()
      await recordForPerson(trx, staff.personId, {
        atMs: clock.now(),
        by: toAuthor(staff),
        kind: 'person.renamed',
        changes: toLogChange('name', staff.personName, name),
      })
    })
    return toMe(parts, staff, request.headers['accept-language'])
  })

  serve(app, 'staff.sign-out', async (request, reply) => {
    const { personId, id } = getStaff(request)
    await transaction(db, (trx) => endSessions(trx, { personId, only: id }))
    jar.drop({ request, reply }, 'session')
    return reply.code(204).send()
  })

  serve(app, 'staff.sessions', async (request) => {
    const { personId, id } = getStaff(request)
    const rows = await listSessions(db.read, personId, clock.now())
    return { sessions: rows.map((row) => toSessionAnswer(row, id)) }
  })

  serve(app, 'staff.sessions.end', async (request, reply) => {
    const staff = getStaff(request)
    const only = request.params.sessionId
    const count = await transaction(db, async (trx) => {
      const ended = await endSessions(trx, { personId: staff.personId, only })
      if (ended > 0) await recordEnd(trx, staff, ended)
      return ended
    })
    return count === 0 ? refuse('staff.not-found') : reply.code(204).send()
  })

  serve(app, 'staff.sessions.end-others', async (request, reply) => {
    const staff = getStaff(request)
    await transaction(db, async (trx) => {
      const ended = await endSessions(trx, { personId: staff.personId, except: staff.id })
      if (ended > 0) await recordEnd(trx, staff, ended)
    })
    return reply.code(204).send()
  })

  serve(app, 'staff.restos', async (request) => {
    const { brandId } = request.params
    const mine = listGrantedRestos(getStaff(request).grants, 'ANYBODY', brandId)
    return { restos: await listRestos(serving, brandId, mine, request.headers['accept-language']) }
  })

  function recordEnd(trx: Trx, staff: StaffSession, count: number): Promise<void> {
    return recordForPerson(trx, staff.personId, {
      atMs: clock.now(),
      by: toAuthor(staff),
      kind: 'session.ended',
      changes: [{ field: 'sessions', old: String(count), new: null }],
    })
  }
}

export function toSessionAnswer(row: SessionRow, currentId: string): StaffSessionAnswer {
  const { id, way, startedAt, lastSeenAt, userAgent, deviceName } = row
  return {
    id,
    way: way as StaffWay,
    startedAt: toInstant(startedAt),
    lastSeenAt: toInstant(lastSeenAt),
    endsAt: toInstant(toStaffSessionEnd({ startedAtMs: startedAt, lastSeenAtMs: lastSeenAt })),
    userAgent,
    deviceName,
    isCurrent: id === currentId,
  }
}
