import type { Trx } from '#db/db.ts'
import { recordInStaffLog, type StaffLogEntry } from '#staff/staff-log.ts'

/** Writes an account's change into the log of each brand in which the person has a role. */
export async function recordForPerson(
  trx: Trx,
  personId: string,
  entry: Omit<StaffLogEntry, 'brandId'>,
): Promise<void> {
  const rows = await trx
    .selectFrom('staffRoles')
    .select('brandId')
    .distinct()
    .where('personId', '=', personId)
    .execute()
  for (const { brandId } of rows) await recordInStaffLog(trx, { ...entry, brandId })
}
