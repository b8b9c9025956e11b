import type { Trx } from '#db/db.ts'
import { isSmsAllowed } from '#modules/staff/phone/sms-allowed.ts'

/**
 * How many ways in somebody has left. Their row is locked: of two tabs that each remove another passkey, the second counts
 * what the first has left.
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
