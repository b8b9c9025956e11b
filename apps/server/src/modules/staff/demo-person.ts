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

/** The person who plays this role in the demonstration: one a brand and role, however many visitors play it. */
export async function ensureDemoPerson(trx: Trx, part: DemoPart, nowMs: number): Promise<string> {
  const { brandId, role } = part
  const demoKey = `${brandId}:${role}`
  // One statement, so that two visitors in one moment find one person, locked.
  const { id } = await trx
    .insertInto('staffPeople')
    .values({ id: makeId(nowMs), name: names[role], phone: null, createdAt: nowMs, endedAt: null, demoKey })
    .onConflict((conflict) => conflict.column('demoKey').doUpdateSet({ demoKey }))
    .returning('id')
    .executeTakeFirstOrThrow()
  const restoIds = part.restoIds === null ? null : JSON.stringify(part.restoIds)
  // Whatever another visitor has made of this person: who enters as an owner is one.
  await trx.deleteFrom('staffRoles').where('personId', '=', id).where('brandId', '=', brandId).execute()
  await trx.insertInto('staffRoles').values({ personId: id, brandId, role, restoIds }).execute()
  return id
}
