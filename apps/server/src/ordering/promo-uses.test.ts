import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Customer, OrderDesk } from '../../test/order-desk.ts'
import { transaction } from '#db/transaction.ts'
import { addPromoUse, giveBackPromoCode, lockPromoUsage, readPromoUsage } from '#ordering/promo-uses.ts'

let desk: OrderDesk
let anna: Customer
let boris: Customer
let codes: { one: number; other: number }
beforeAll(async () => {
  desk = await OrderDesk.open()
  anna = await desk.customer()
  boris = await desk.customer()
  const ids = await desk.server.db.read
    .selectFrom('catalogueIds')
    .select('id')
    .where('kind', '=', 'promo-code')
    .orderBy('id')
    .limit(2)
    .execute()
  const [one, other] = ids.map(({ id }) => id)
  if (one === undefined || other === undefined) throw new Error('The demonstration has too few promo codes')
  codes = { one, other }
})
afterAll(() => desk[Symbol.asyncDispose]())

async function use(promoCodeId: number, { personId }: Customer): Promise<string> {
  const { id: orderId } = await desk.placed(anna)
  await transaction(desk.server.db, async (trx) => {
    await lockPromoUsage(trx, promoCodeId, personId)
    await addPromoUse(trx, { orderId, promoCodeId, personId, usedAt: 1 })
  })
  return orderId
}

const read = (promoCodeId: number, customer?: Customer) =>
  readPromoUsage(desk.server.db.read, promoCodeId, customer?.personId)

test('a cancelled order gives back its own use of a promo code', async () => {
  const first = await use(codes.one, anna)
  await use(codes.one, boris)
  await use(codes.other, anna)
  expect(await read(codes.one, anna)).toEqual({ totalCount: 2, personCount: 1 })
  expect(await read(codes.one, boris)).toEqual({ totalCount: 2, personCount: 1 })
  expect(await read(codes.other, anna)).toEqual({ totalCount: 1, personCount: 1 })
  expect(await read(codes.other, boris)).toEqual({ totalCount: 1, personCount: 0 })
  expect(await read(codes.one)).toEqual({ totalCount: 2, personCount: 0 })
  const lock = (promoCodeId: number, { personId }: Customer) =>
    transaction(desk.server.db, (trx) => lockPromoUsage(trx, promoCodeId, personId))
  expect(await lock(codes.one, anna)).toEqual({ totalCount: 2, personCount: 1 })
  expect(await lock(codes.other, boris)).toEqual({ totalCount: 1, personCount: 0 })
  for (const _ of ['cancelled', 'cancelled again']) {
    await transaction(desk.server.db, (trx) => giveBackPromoCode(trx, first))
    expect(await read(codes.one, anna)).toEqual({ totalCount: 1, personCount: 0 })
    expect(await read(codes.one, boris)).toEqual({ totalCount: 1, personCount: 1 })
    expect(await read(codes.other, anna)).toEqual({ totalCount: 1, personCount: 1 })
  }
})
