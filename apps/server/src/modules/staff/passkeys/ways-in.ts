import type { Trx } from '#db/db.ts'
import { isSmsAllowed } from '#modules/staff/phone/sms-allowed.ts'

/**
 * Counts a person's remaining ways to sign in and locks their row. If two tabs each remove a passkey, the second one
 * sees the first removal.
 */
export async function countWaysIn(
  trx: Trx,
  personId: string,
  { hasDemoStaff }: { readonly hasDemoStaff: boolean },
): Promise<number> {
  const person = await trx
    .selectFrom('staffPeople')
    .select(['phone', 'demoKey'])
    .where('id', '=', personId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const { count } = await trx
    .selectFrom('staffPasskeys')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('personId', '=', personId)
    .executeTakeFirstOrThrow()
  const bySms = person.phone !== null && (await isSmsAllowed(trx, personId)) ? 1 : 0
  const byDemo = person.demoKey !== null && hasDemoStaff ? 1 : 0
  return count + bySms + byDemo
}
