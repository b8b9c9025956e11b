import type { StaffWay } from '@lavash/contract/staff'
import { staffSessionDays } from '@lavash/rulebook/site/limits'
import { toStaffSessionEnd } from '@lavash/rulebook/account/staff-session'
import { recordChange } from '#db/change-log.ts'
import type { Reads, Trx } from '#db/db.ts'
import { makeId } from '#ids.ts'
import { drawSecret, hashSecret } from '#staff/staff-secret.ts'
import { staffSessionTopic } from '#staff/staff-topics.ts'

const userAgentMaxLength = 300
const wholeMs = staffSessionDays * 24 * 3_600_000

export interface NewSession {
  readonly personId: string
  readonly way: StaffWay
  readonly deviceId?: string
  /** The time of the person's last proof, if it was not just now. */
  readonly verifiedAtMs?: number | null
  readonly userAgent: string | undefined
  /** The browser's previous cookie. Its session ends: a browser has one session. */
  readonly replaces: string | undefined
  readonly nowMs: number
}

/**
 * Creates a session and returns the cookie's value. A fresh sign-in counts as proof for the step-up for five minutes,
 * but a PIN does not.
 */
export async function beginSession(trx: Trx, session: NewSession): Promise<{ id: string; token: string }> {
  const { personId, way, deviceId = null, userAgent, replaces, nowMs } = session
  const { verifiedAtMs = way === 'pin' ? null : nowMs } = session
  if (replaces !== undefined) {
    const [old] = await trx
      .deleteFrom('staffSessions')
      .where('tokenHash', '=', hashSecret(replaces))
      .returning('id')
      .execute()
    if (old !== undefined) await recordChange(trx, staffSessionTopic, old.id)
  }
  const id = makeId(nowMs)
  const token = drawSecret()
  await trx
    .insertInto('staffSessions')
    .values({
      id,
      tokenHash: hashSecret(token),
      personId,
      deviceId,
      way,
      startedAt: nowMs,
      lastSeenAt: nowMs,
      verifiedAt: verifiedAtMs,
      userAgent: userAgent?.slice(0, userAgentMaxLength) ?? null,
    })
    .execute()
  return { id, token }
}

export interface SessionRow {
  readonly id: string
  readonly way: string
  readonly startedAt: number
  readonly lastSeenAt: number
  readonly userAgent: string | null
  readonly deviceName: string | null
}

/** A person's active sessions, newest first. */
export async function listSessions(reads: Reads, personId: string, nowMs: number): Promise<SessionRow[]> {
  const rows = await reads
    .selectFrom('staffSessions')
    .leftJoin('staffDevices', 'staffDevices.id', 'staffSessions.deviceId')
    .where('personId', '=', personId)
    .select([
      'staffSessions.id',
      'staffSessions.way',
      'staffSessions.startedAt',
      'staffSessions.lastSeenAt',
      'staffSessions.userAgent',
      'staffDevices.name as deviceName',
    ])
    .orderBy('staffSessions.startedAt', 'desc')
    .orderBy('staffSessions.id')
    .execute()
  return rows.filter(({ startedAt, lastSeenAt }) => {
    const endsAtMs = toStaffSessionEnd({ startedAtMs: startedAt, lastSeenAtMs: lastSeenAt })
    return endsAtMs > nowMs
  })
}

/** Selects one session of a person, or all but one. */
export interface EndedSessions {
  readonly personId: string
  readonly only?: string
  readonly except?: string
}

/** Ends these sessions and returns their number. Open event streams learn of it through the change log. */
export async function endSessions(trx: Trx, { personId, only, except }: EndedSessions): Promise<number> {
  let query = trx.deleteFrom('staffSessions').where('personId', '=', personId)
  if (only !== undefined) query = query.where('id', '=', only)
  if (except !== undefined) query = query.where('id', '!=', except)
  const ended = await query.returning('id').execute()
  for (const { id } of ended) await recordChange(trx, staffSessionTopic, id)
  return ended.length
}

export async function endSessionsOfDevice(trx: Trx, deviceId: string): Promise<void> {
  const ended = await trx
    .deleteFrom('staffSessions')
    .where('deviceId', '=', deviceId)
    .returning('id')
    .execute()
  for (const { id } of ended) await recordChange(trx, staffSessionTopic, id)
}

/** Tells the person's event streams to reload their rights. */
export async function tellSessions(trx: Trx, personId: string): Promise<void> {
  const rows = await trx.selectFrom('staffSessions').select('id').where('personId', '=', personId).execute()
  for (const { id } of rows) await recordChange(trx, staffSessionTopic, id)
}

/** Deletes sessions without a request for thirty days. By then each has expired, idle or not. */
export async function forgetSessions(trx: Trx, nowMs: number): Promise<void> {
  await trx
    .deleteFrom('staffSessions')
    .where('lastSeenAt', '<=', nowMs - wholeMs)
    .execute()
}
