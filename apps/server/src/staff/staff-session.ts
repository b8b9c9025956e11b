import { type StaffGrant, toDeviceGrants } from '@lavash/rulebook/account/staff-roles'
import { toStaffSessionEnd } from '@lavash/rulebook/account/staff-session'
import type { StaffWay } from '@lavash/contract/staff'
import type { Reads, Trx } from '#db/db.ts'
import { hashSecret } from '#staff/staff-secret.ts'

/** Who asks, as far as every call has to know it. */
export interface StaffSession {
  readonly id: string
  readonly personId: string
  readonly personName: string
  readonly way: StaffWay
  /** The device that was unlocked with a PIN. */
  readonly deviceId: string | null
  readonly verifiedAtMs: number | null
  readonly lastSeenAtMs: number
  readonly endsAtMs: number
  /** On a device those of its counter. */
  readonly grants: readonly StaffGrant[]
}

export interface StaffCookies {
  readonly session: string | undefined
  readonly device: string | undefined
}

/** The session of a cookie. One of a device needs the device's cookie as well: a PIN is worth nothing without it. */
export async function findStaffSession(
  reads: Reads,
  cookies: StaffCookies,
  nowMs: number,
): Promise<StaffSession | undefined> {
  if (cookies.session === undefined) return undefined
  const rows = await selectSession(reads, hashSecret(cookies.session))
  const [row] = rows
  if (row === undefined || row.endedAt !== null) return undefined
  const endsAtMs = toStaffSessionEnd({ startedAtMs: row.startedAt, lastSeenAtMs: row.lastSeenAt })
  if (endsAtMs <= nowMs) return undefined
  const grants = rows.flatMap(toGrants)
  if (row.deviceId === null) return { ...toSession(row, endsAtMs), grants }
  const { deviceHash, unpairedAt, deviceBrandId, deviceRestoId } = row
  const isHere = cookies.device !== undefined && hashSecret(cookies.device) === deviceHash
  if (!isHere || unpairedAt !== null || deviceBrandId === null || deviceRestoId === null) return undefined
  const device = { brandId: deviceBrandId, restoId: deviceRestoId }
  return { ...toSession(row, endsAtMs), grants: toDeviceGrants(grants, device) }
}

/** A row for each role, in one query: it is asked before every call. */
function selectSession(reads: Reads, tokenHash: string) {
  return reads
    .selectFrom('staffSessions')
    .innerJoin('staffPeople', 'staffPeople.id', 'staffSessions.personId')
    .leftJoin('staffRoles', 'staffRoles.personId', 'staffSessions.personId')
    .leftJoin('staffDevices', 'staffDevices.id', 'staffSessions.deviceId')
    .where('staffSessions.tokenHash', '=', tokenHash)
    .select([
      'staffSessions.id',
      'staffSessions.personId',
      'staffSessions.way',
      'staffSessions.deviceId',
      'staffSessions.startedAt',
      'staffSessions.lastSeenAt',
      'staffSessions.verifiedAt',
      'staffPeople.name as personName',
      'staffPeople.endedAt',
      'staffRoles.brandId',
      'staffRoles.role',
      'staffRoles.restoIds',
      'staffDevices.tokenHash as deviceHash',
      'staffDevices.brandId as deviceBrandId',
      'staffDevices.restoId as deviceRestoId',
      'staffDevices.unpairedAt',
    ])
    .execute()
}

type SessionRow = Awaited<ReturnType<typeof selectSession>>[number]

function toSession(row: SessionRow, endsAtMs: number): Omit<StaffSession, 'grants'> {
  const { id, personId, personName, deviceId } = row
  return {
    id,
    personId,
    personName,
    deviceId,
    way: row.way as StaffWay,
    verifiedAtMs: row.verifiedAt,
    lastSeenAtMs: row.lastSeenAt,
    endsAtMs,
  }
}

function toGrants({ brandId, role, restoIds }: SessionRow): StaffGrant[] {
  return brandId === null || role === null ? [] : [toStaffGrant({ brandId, role, restoIds })]
}

export function toStaffGrant(row: { brandId: number; role: string; restoIds: string | null }): StaffGrant {
  return {
    brandId: row.brandId,
    role: row.role as StaffGrant['role'],
    restoIds: row.restoIds === null ? null : (JSON.parse(row.restoIds) as number[]),
  }
}

/** To the minute: otherwise every call would write. */
export const seenEveryMs = 60_000

export async function touchStaffSession(trx: Trx, sessionId: string, nowMs: number): Promise<void> {
  await trx
    .updateTable('staffSessions')
    .set({ lastSeenAt: nowMs })
    .where('id', '=', sessionId)
    .where('lastSeenAt', '<', nowMs)
    .execute()
}
