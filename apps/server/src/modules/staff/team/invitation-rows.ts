import { invitationHours } from '@lavash/rulebook/site/limits'
import type { Reads, Trx } from '#db/db.ts'
import type { StaffTables } from '#db/tables/staff.ts'
import { makeId } from '#ids.ts'
import { type GivenRole, toRolesText } from '#modules/staff/team/role-rows.ts'
import type { Serving } from '#serving/serving.ts'
import { recordInStaffLog, type StaffAuthor, toLogChange } from '#staff/staff-log.ts'
import { drawSecret, hashSecret } from '#staff/staff-secret.ts'

const invitationMs = invitationHours * 3_600_000

export interface Invitation {
  readonly id: string
  readonly brandId: number
  readonly roles: readonly GivenRole[]
  readonly name: string | null
  readonly phone: string | null
  readonly createdAt: number
  readonly expiresAt: number
  readonly usedAt: number | null
  readonly cancelledAt: number | null
}

export interface NewInvitation extends Pick<Invitation, 'brandId' | 'roles' | 'name' | 'phone'> {
  readonly by: StaffAuthor
  readonly nowMs: number
  readonly serving?: Serving
}

/** Creates an invitation and returns its token. The database stores the hash only. */
export async function insertInvitation(
  trx: Trx,
  { by, nowMs, serving, ...given }: NewInvitation,
): Promise<{ readonly token: string; readonly invitation: Invitation }> {
  const token = drawSecret()
  const dates = { createdAt: nowMs, expiresAt: nowMs + invitationMs, usedAt: null, cancelledAt: null }
  const invitation = { ...given, ...dates, id: makeId(nowMs) }
  await trx
    .insertInto('staffInvitations')
    .values({ ...invitation, tokenHash: hashSecret(token), roles: JSON.stringify(given.roles) })
    .execute()
  await recordInStaffLog(trx, {
    atMs: nowMs,
    by,
    brandId: given.brandId,
    kind: 'team.invited',
    subject: given.name,
    changes: toLogChange('roles', null, toRolesText(serving, given.roles)),
  })
  return { token, invitation }
}

export async function findInvitation(reads: Reads, token: string): Promise<Invitation | undefined> {
  const row = await reads
    .selectFrom('staffInvitations')
    .selectAll()
    .where('tokenHash', '=', hashSecret(token))
    .executeTakeFirst()
  return row && toInvitation(row)
}

/** Marks an open invitation as used. Of two concurrent calls one succeeds. */
export async function useInvitation(trx: Trx, id: string, nowMs: number): Promise<boolean> {
  const used = await trx
    .updateTable('staffInvitations')
    .set({ usedAt: nowMs })
    .where('id', '=', id)
    .where('usedAt', 'is', null)
    .where('cancelledAt', 'is', null)
    .where('expiresAt', '>', nowMs)
    .returning('id')
    .executeTakeFirst()
  return used !== undefined
}

/** Invitations that are neither used nor taken back. */
export async function listInvitations(reads: Reads, brandId: number): Promise<Invitation[]> {
  const rows = await reads
    .selectFrom('staffInvitations')
    .selectAll()
    .where('brandId', '=', brandId)
    .where('usedAt', 'is', null)
    .where('cancelledAt', 'is', null)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(toInvitation)
}

export function toState(
  { usedAt, cancelledAt, expiresAt }: Invitation,
  nowMs: number,
): 'open' | 'used' | 'expired' | 'cancelled' {
  if (usedAt !== null) return 'used'
  if (cancelledAt !== null) return 'cancelled'
  return expiresAt > nowMs ? 'open' : 'expired'
}

function toInvitation(row: StaffTables['staffInvitations']): Invitation {
  const { id, brandId, roles, name, phone, createdAt, expiresAt, usedAt, cancelledAt } = row
  const given = JSON.parse(roles) as GivenRole[]
  return { id, brandId, roles: given, name, phone, createdAt, expiresAt, usedAt, cancelledAt }
}
