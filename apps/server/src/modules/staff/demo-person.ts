import type { StaffRole } from '@lavash/rulebook/account/staff-roles'
import type { Trx } from '#db/db.ts'
import { makeId } from '#ids.ts'

const names: Readonly<Record<StaffRole, string>> = {
  OWNER: 'Милена (demo)',
  MANAGER: 'Стефан (demo)',
  COUNTER: 'Ивана (demo)',
}

export interface DemoPart {
  readonly brandId: number
  readonly role: StaffRole
  /** Null: all of them. */
  readonly restoIds: readonly number[] | null
}

/** The demonstration has one person for each brand and role. All visitors share it. */
export async function ensureDemoPerson(trx: Trx, part: DemoPart, nowMs: number): Promise<string> {
  const { brandId, role } = part
  const demoKey = `${brandId}:${role}`
  // One statement, so that two visitors at once find the same locked person.
  const { id } = await trx
    .insertInto('staffPeople')
    .values({ id: makeId(nowMs), name: names[role], phone: null, createdAt: nowMs, endedAt: null, demoKey })
    .onConflict((conflict) => conflict.column('demoKey').doUpdateSet({ demoKey }))
    .returning('id')
    .executeTakeFirstOrThrow()
  const restoIds = part.restoIds === null ? null : JSON.stringify(part.restoIds)
  // Restores the role, whatever another visitor has changed.
  await trx.deleteFrom('staffRoles').where('personId', '=', id).where('brandId', '=', brandId).execute()
  await trx.insertInto('staffRoles').values({ personId: id, brandId, role, restoIds }).execute()
  return id
}
