import type { StaffLogKind } from '@lavash/rulebook/account/staff-log-kinds'
import type { Trx } from '#db/db.ts'
import { refuse, type Refusal } from '#errors.ts'
import { endSessions, tellSessions } from '#modules/staff/session-rows.ts'
import {
  type GivenRole,
  hasOtherOwner,
  listRoles,
  lockOwners,
  putRoles,
  toRolesText,
} from '#modules/staff/team/role-rows.ts'
import type { Serving } from '#serving/serving.ts'
import { recordInStaffLog, type StaffAuthor, toLogChange } from '#staff/staff-log.ts'

export interface TeamChange {
  readonly by: StaffAuthor
  readonly brandId: number
  readonly personId: string
  readonly nowMs: number
  /** Names of venues for the log. */
  readonly serving?: Serving
}

/** ST-05: a brand keeps an owner, even if two people change each other at once. */
export async function changeRoles(
  trx: Trx,
  change: TeamChange,
  roles: readonly GivenRole[],
): Promise<Refusal | undefined> {
  const { brandId, personId } = change
  await lockOwners(trx, brandId)
  const before = await listRoles(trx, personId, brandId)
  if (before.length === 0) return refuse('staff.not-found')
  const isOwner = roles.some(({ role }) => role === 'OWNER')
  if (!isOwner && hasRole(before, 'OWNER') && !(await hasOtherOwner(trx, brandId, personId))) {
    return refuse('staff.last-owner')
  }
  await putRoles(trx, change, roles)
  await tellSessions(trx, personId)
  await record(trx, change, 'team.roles-changed', before, roles)
  return undefined
}

/**
 * Ends a person's work for a brand. A person without any other brand is anonymised: the row stays for the log,
 * without a name.
 */
export async function endPerson(trx: Trx, change: TeamChange): Promise<Refusal | undefined> {
  const { brandId, personId, nowMs } = change
  await lockOwners(trx, brandId)
  const before = await listRoles(trx, personId, brandId)
  if (before.length === 0) return refuse('staff.not-found')
  if (hasRole(before, 'OWNER') && !(await hasOtherOwner(trx, brandId, personId)))
    return refuse('staff.last-owner')
  await record(trx, change, 'team.ended', before, [])
  await putRoles(trx, change, [])
  await endSessions(trx, { personId })
  const other = await trx
    .selectFrom('staffRoles')
    .select('brandId')
    .where('personId', '=', personId)
    .executeTakeFirst()
  if (other !== undefined) return undefined
  await trx.deleteFrom('staffPasskeys').where('personId', '=', personId).execute()
  await trx.deleteFrom('staffPins').where('personId', '=', personId).execute()
  await trx
    .updateTable('staffPeople')
    .set({ name: '', phone: null, demoKey: null, endedAt: nowMs })
    .where('id', '=', personId)
    .execute()
  return undefined
}

function hasRole(roles: readonly GivenRole[], wanted: GivenRole['role']): boolean {
  return roles.some(({ role }) => role === wanted)
}

async function record(
  trx: Trx,
  { by, brandId, personId, nowMs, serving }: TeamChange,
  kind: StaffLogKind,
  before: readonly GivenRole[],
  after: readonly GivenRole[],
): Promise<void> {
  // The log names the person by number, because their name is to be forgotten there too.
  await recordInStaffLog(trx, {
    atMs: nowMs,
    by,
    brandId,
    kind,
    subject: personId,
    changes: toLogChange('roles', toRolesText(serving, before), toRolesText(serving, after)),
  })
}
