import type { TeamRole } from '@lavash/contract/staff'
import type { StaffGrant } from '@lavash/rulebook/account/staff-roles'
import type { Reads, Trx } from '#db/db.ts'
import { lockNames } from '#db/lock-names.ts'
import { refuse, type Refusal } from '#errors.ts'
import { findRestoName } from '#modules/staff/place-names.ts'
import type { Serving } from '#serving/serving.ts'
import { toStaffGrant } from '#staff/staff-session.ts'

/** Roles that an invitation or an owner may give. Only the command line gives PLATFORM. */
export type GivenRole = Pick<StaffGrant, 'role' | 'restoIds'>

export async function listRoles(reads: Reads, personId: string, brandId: number): Promise<GivenRole[]> {
  const rows = await reads
    .selectFrom('staffRoles')
    .select(['brandId', 'role', 'restoIds'])
    .where('personId', '=', personId)
    .where('brandId', '=', brandId)
    .execute()
  return rows.map(toStaffGrant)
}

export async function putRoles(
  trx: Trx,
  { personId, brandId }: { readonly personId: string; readonly brandId: number },
  roles: readonly GivenRole[],
): Promise<void> {
  await trx.deleteFrom('staffRoles').where('personId', '=', personId).where('brandId', '=', brandId).execute()
  if (roles.length === 0) return
  await trx
    .insertInto('staffRoles')
    .values(
      roles.map(({ role, restoIds }) => ({
        personId,
        brandId,
        role,
        restoIds: restoIds === null ? null : JSON.stringify(restoIds),
      })),
    )
    .execute()
}

/** Keeps existing roles and adds the new ones. */
export function joinRoles(before: readonly GivenRole[], given: readonly GivenRole[]): GivenRole[] {
  const joined = new Map(before.map((one) => [one.role, one]))
  for (const { role, restoIds } of given) {
    const known = joined.get(role)
    const isAll = restoIds === null || (known !== undefined && known.restoIds === null)
    joined.set(role, {
      role,
      restoIds: isAll ? null : [...new Set([...(known?.restoIds ?? []), ...restoIds])],
    })
  }
  return [...joined.values()]
}

/**
 * Refuses duplicate roles, foreign venues, and an owner of some venues only: such an owner could remove the other
 * one.
 */
export function findRolesProblem(
  serving: Serving,
  brandId: number,
  roles: readonly TeamRole[],
): Refusal | undefined {
  const known = new Set(serving.catalogue.directory.findById(brandId)?.lists.restos.map(({ id }) => id))
  const isTwice = new Set(roles.map(({ role }) => role)).size < roles.length
  const isWrong = roles.some(
    ({ role, restoIds }) =>
      restoIds !== null && (role === 'OWNER' || restoIds.some((restoId) => !known.has(restoId))),
  )
  return isTwice || isWrong ? refuse('request.invalid', { field: 'roles' }) : undefined
}

/** Locks the brand's owners until the transaction ends: otherwise two owners could remove each other. */
export async function lockOwners(trx: Trx, brandId: number): Promise<void> {
  await lockNames(trx, [`staff-owners ${brandId}`])
}

export async function hasOtherOwner(trx: Trx, brandId: number, personId: string): Promise<boolean> {
  const other = await trx
    .selectFrom('staffRoles')
    .select('personId')
    .where('brandId', '=', brandId)
    .where('role', '=', 'OWNER')
    .where('personId', '!=', personId)
    .executeTakeFirst()
  return other !== undefined
}

/** Roles as the log tells them: `COUNTER (Centre), MANAGER`. */
export function toRolesText(serving: Serving | undefined, roles: readonly GivenRole[]): string | null {
  const texts = roles.map(({ role, restoIds }) => {
    if (restoIds === null) return role
    const names = restoIds.map((id) => (serving && findRestoName(serving, id, undefined)) ?? String(id))
    return `${role} (${names.join(', ')})`
  })
  return texts.length === 0 ? null : texts.join(', ')
}
