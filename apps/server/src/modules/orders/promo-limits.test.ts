import { expect, test, vi } from 'vitest'
import { OrderDesk } from '../../../test/order-desk.ts'
import { storeWithoutPictures } from '../../../test/store-without-pictures.ts'
import { readDemoBrand } from '#catalogue/testing/read-demo-brand.ts'

/** The demonstration, with changed limits of one promo code. */
async function openWithLimits(limits: { totalLimit?: number; personLimit?: number }): Promise<OrderDesk> {
  const desk = await OrderDesk.open()
  const catalogue = await readDemoBrand('ugolyok')
  const promoCodes = catalogue.promoCodes.map((code) =>
    code.code === 'УГОЛЬ20' ? { ...code, ...limits, maxDiscountMinor: 39_900 } : code,
  )
  await storeWithoutPictures(desk.server.db, { ...catalogue, promoCodes })
  await vi.waitFor(async () => {
    const { body } = await desk.preflight({ promoCode: 'УГОЛЬ20' })
    expect(body.promoCodeMaxDiscountAmount).toBe(39_900)
  }, 10_000)
  return desk
}

const withCode = { promoCode: 'УГОЛЬ20', expectedTotal: 79_660 }

async function countUses(desk: OrderDesk): Promise<{ counted: number; kept: number }> {
  const { read } = desk.server.db
  const promoCodeId = desk.id('promo-code', 'УГОЛЬ20')
  const counter = await read
    .selectFrom('promoCodeCounters')
    .select('usedCount')
    .where('promoCodeId', '=', promoCodeId)
    .executeTakeFirst()
  const uses = await read
    .selectFrom('promoCodeUses')
    .select('orderId')
    .where('promoCodeId', '=', promoCodeId)
    .execute()
  return { counted: counter?.usedCount ?? 0, kept: uses.length }
}

test('fifty orders at once against a limit of ten give exactly ten', async () => {
  await using desk = await openWithLimits({ totalLimit: 10 })
  const customers = await Promise.all(Array.from({ length: 50 }, () => desk.customer()))
  const answers = await Promise.all(customers.map((customer) => desk.place(customer, withCode)))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(10)
  const refused = answers.filter(({ status }) => status !== 201)
  expect(new Set(refused.flatMap(({ codes }) => codes))).toEqual(new Set(['promo-code.limit-exceed']))
  expect(await countUses(desk)).toEqual({ counted: 10, kept: 10 })
})

test('one person at ten devices uses a code for once once', async () => {
  await using desk = await openWithLimits({ personLimit: 1 })
  const customer = await desk.customer()
  const answers = await Promise.all(Array.from({ length: 10 }, () => desk.place(customer, withCode)))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  expect((await desk.preflight({ promoCode: 'УГОЛЬ20' }, customer)).codes).toEqual([
    'promo-code.person-limit-exceed',
  ])
  expect((await desk.preflight({ promoCode: 'УГОЛЬ20' })).status).toBe(200)
  const somebodyElse = await desk.customer()
  expect((await desk.preflight({ promoCode: 'УГОЛЬ20' }, somebodyElse)).status).toBe(200)
  await desk.placed(somebodyElse, withCode)
})

test('a code keeps the counter it has under its own name, however customers type it', async () => {
  await using desk = await OrderDesk.open()
  const catalogue = await readDemoBrand('ugolyok')
  const promoCodes = catalogue.promoCodes.map((code) =>
    code.code === 'УГОЛЬ20' ? { ...code, code: 'Чай²' } : code,
  )
  await storeWithoutPictures(desk.server.db, { ...catalogue, promoCodes })
  await vi.waitFor(async () => {
    expect((await desk.preflight({ promoCode: 'чаи\u0306\u200B2' })).body.promoCode).toBe('Чай²')
  }, 10_000)
  const kept = await desk.server.db.read
    .selectFrom('catalogueIds')
    .select('id')
    .where('kind', '=', 'promo-code')
    .where('slug', '=', 'ЧАЙ²')
    .execute()
  expect(kept).toHaveLength(1)
})

test('a cancelled order gives its use back, once', async () => {
  await using desk = await openWithLimits({ totalLimit: 1 })
  const customer = await desk.customer()
  const order = await desk.placed(customer, withCode)
  expect((await desk.place(customer, withCode)).codes).toEqual(['promo-code.limit-exceed'])
  const cancel = `/api/v1/persons/${customer.personId}/orders/${order.id}/cancel`
  await desk.post(cancel, { customer })
  await desk.post(cancel, { customer })
  expect(await countUses(desk)).toEqual({ counted: 0, kept: 0 })
  await desk.placed(customer, withCode)
  expect(await countUses(desk)).toEqual({ counted: 1, kept: 1 })
})

test('a code that waits for a larger order is not used up by this one', async () => {
  await using desk = await openWithLimits({ totalLimit: 1 })
  const customer = await desk.customer()
  const small = {
    positions: [desk.line('salad-caesar', 44_900)],
    expectedTotal: 59_800,
    promoCode: 'УГОЛЬ20',
  }
  const order = await desk.placed(customer, small)
  expect(order).not.toHaveProperty('promoCode')
  expect(await countUses(desk)).toEqual({ counted: 0, kept: 0 })
})
