import type { PromoCodeUsage } from '@lavash/rulebook/money/promo-codes'
import type { Reads, Trx } from '#db/db.ts'

/** Of an order without a code. */
export const noPromoUses: PromoCodeUsage = { totalCount: 0, personCount: 0 }

/** How often a code was used; an anonymous visitor has not used any. */
export async function readPromoUsage(
  reads: Reads,
  promoCodeId: number,
  personId: string | undefined,
): Promise<PromoCodeUsage> {
  const counter = await reads
    .selectFrom('promoCodeCounters')
    .select('usedCount')
    .where('promoCodeId', '=', promoCodeId)
    .executeTakeFirst()
  const personCount = personId === undefined ? 0 : await countOwnUses(reads, promoCodeId, personId)
  return { totalCount: counter?.usedCount ?? 0, personCount }
}

/** The same, and nobody else may use the code until this transaction ends: so its limits hold for everybody. */
export async function lockPromoUsage(
  trx: Trx,
  promoCodeId: number,
  personId: string,
): Promise<PromoCodeUsage> {
  await trx
    .insertInto('promoCodeCounters')
    .values({ promoCodeId, usedCount: 0 })
    .onConflict((conflict) => conflict.column('promoCodeId').doNothing())
    .execute()
  const { usedCount } = await trx
    .selectFrom('promoCodeCounters')
    .select('usedCount')
    .where('promoCodeId', '=', promoCodeId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return { totalCount: usedCount, personCount: await countOwnUses(trx, promoCodeId, personId) }
}

export interface PromoUse {
  readonly orderId: string
  readonly promoCodeId: number
  readonly personId: string
  readonly usedAt: number
}

/** Only under the lock of `lockPromoUsage`. */
export async function addPromoUse(trx: Trx, use: PromoUse): Promise<void> {
  await trx.insertInto('promoCodeUses').values(use).execute()
  await addToCounter(trx, use.promoCodeId, 1)
}

/** Of an order that is cancelled; nothing when it used none, or gave it back before. */
export async function giveBackPromoCode(trx: Trx, orderId: string): Promise<void> {
  const use = await trx
    .deleteFrom('promoCodeUses')
    .where('orderId', '=', orderId)
    .returning('promoCodeId')
    .executeTakeFirst()
  if (use !== undefined) await addToCounter(trx, use.promoCodeId, -1)
}

async function addToCounter(trx: Trx, promoCodeId: number, uses: 1 | -1): Promise<void> {
  await trx
    .updateTable('promoCodeCounters')
    .set((eb) => ({ usedCount: eb('usedCount', '+', uses) }))
    .where('promoCodeId', '=', promoCodeId)
    .execute()
}

async function countOwnUses(reads: Reads, promoCodeId: number, personId: string): Promise<number> {
  const { count } = await reads
    .selectFrom('promoCodeUses')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('promoCodeId', '=', promoCodeId)
    .where('personId', '=', personId)
    .executeTakeFirstOrThrow()
  return count
}
