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
  /** When the person proved who they are, if that was not just now. */
  readonly verifiedAtMs?: number | null
  readonly userAgent: string | undefined
  /** The cookie it takes the place of: nobody is signed in twice in one browser. */
  readonly replaces: string | undefined
  readonly nowMs: number
}

/** Gives the cookie's value. A PIN is no proof for what is dangerous; every other way in is, for five minutes. */
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

/** Those that still go on, the newest first. */
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

/** Which of a person's sessions to end: one of them, or all but one. */
export interface EndedSessions {
  readonly personId: string
  readonly only?: string
  readonly except?: string
}

/** Ends them; open event streams hear of it through the change log. How many those were. */
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

/** Their streams are told to read anew what this person may. */
export async function tellSessions(trx: Trx, personId: string): Promise<void> {
  const rows = await trx.selectFrom('staffSessions').select('id').where('personId', '=', personId).execute()
  for (const { id } of rows) await recordChange(trx, staffSessionTopic, id)
}

/** Nobody asked for them in thirty days: whether idle or at their end, they are over. */
export async function forgetSessions(trx: Trx, nowMs: number): Promise<void> {
  await trx
    .deleteFrom('staffSessions')
    .where('lastSeenAt', '<=', nowMs - wholeMs)
    .execute()
}
