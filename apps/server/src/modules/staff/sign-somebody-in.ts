import type { StaffMe } from '@lavash/contract/staff'
import { staffSessionDays } from '@lavash/rulebook/site/limits'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Trx } from '#db/db.ts'
import { transaction } from '#db/transaction.ts'
import { Refusal } from '#errors.ts'
import { beginSession, type NewSession } from '#modules/staff/session-rows.ts'
import type { StaffParts } from '#modules/staff/staff-parts.ts'
import { recordForPerson } from '#modules/staff/record-for-person.ts'
import { toMe } from '#modules/staff/to-me.ts'
import { findStaffSession } from '#staff/staff-session.ts'

export interface Exchange {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

export interface Proven extends Pick<NewSession, 'personId' | 'way' | 'deviceId' | 'verifiedAtMs'> {}

const wholeSeconds = staffSessionDays * 24 * 3600

/**
 * The only function that starts a session. `prove` identifies the person inside the session's transaction, or returns
 * a refusal. The refusal is not thrown, so that the wrong tries it counts are committed.
 */
export async function signSomebodyIn(
  parts: StaffParts,
  to: Exchange,
  prove: (trx: Trx, nowMs: number) => Promise<Proven | Refusal>,
): Promise<StaffMe | Refusal> {
  const { db, clock, jar } = parts
  const { request, reply } = to
  const cookies = jar.read(request)
  const nowMs = clock.now()
  const begun = await transaction(db, async (trx) => {
    const proven = await prove(trx, nowMs)
    if (proven instanceof Refusal) return proven
    const userAgent = request.headers['user-agent']
    const session = await beginSession(trx, { ...proven, userAgent, replaces: cookies.session, nowMs })
    const author = { kind: 'person', personId: proven.personId, deviceId: proven.deviceId ?? null } as const
    await recordForPerson(trx, proven.personId, {
      atMs: nowMs,
      by: author,
      kind: 'session.started',
      changes: [{ field: 'way', old: null, new: proven.way }],
    })
    return session
  })
  if (begun instanceof Refusal) return begun
  jar.put({ request, reply }, 'session', begun.token, wholeSeconds)
  const session = await findStaffSession(db.read, { ...cookies, session: begun.token }, nowMs)
  if (session === undefined) throw new Error('A session that has just begun was not found')
  return toMe(parts, session, request.headers['accept-language'])
}
