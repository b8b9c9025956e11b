import type { PromoCodeUsage } from '@lavash/rulebook/money/promo-codes'
import type { Reads, Trx } from '#db/db.ts'

/** The counts for an order without a promo code. */
export const noPromoUses: PromoCodeUsage = { totalCount: 0, personCount: 0 }

/** Counts the uses of a promo code. Anonymous visitors have none. */
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

/** Counts the uses and locks them until the transaction ends, so that concurrent orders keep the limits. */
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

/** Call it only under the lock of `lockPromoUsage`. */
export async function addPromoUse(trx: Trx, use: PromoUse): Promise<void> {
  await trx.insertInto('promoCodeUses').values(use).execute()
  await addToCounter(trx, use.promoCodeId, 1)
}

/** Gives back the use of a cancelled order, at most once. */
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
