import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { OrderDesk } from '../../../test/order-desk.ts'

let desk: OrderDesk
beforeAll(async () => {
  desk = await OrderDesk.open()
})
afterAll(() => desk[Symbol.asyncDispose]())

const takeAway = { deliveryType: 'TAKE_AWAY', payType: 'CASH_UPON_RECEIPT' } as const

/** The discount of each line, and the rule that gives it. */
function takenOff(body: Awaited<ReturnType<OrderDesk['preflight']>>['body']): unknown[] {
  return body.positions.map(({ discounts, promoCodes }) =>
    [...discounts, ...promoCodes].map(({ calculated, rule }) => [calculated, rule]),
  )
}

describe('API-13 a promo code may take off more than a percent or an amount', () => {
  test('API-13 three drinks for the price of two', async () => {
    const positions = [desk.line('ayran', 11_900, 2), desk.line('mors', 13_900), desk.line('cola', 14_900)]
    const { body } = await desk.preflight({ ...takeAway, positions, promoCode: 'тризадва' })
    expect(takenOff(body)).toEqual([[[11_900, 'promo-code.n-for-m']], [], []])
    expect(body).toMatchObject({ promoCodeActive: true, total: { amount: 40_700 } })
  })

  test('API-13 with two drinks such a code waits, and takes nothing', async () => {
    const positions = [desk.line('ayran', 11_900, 2)]
    const { status, body } = await desk.preflight({ ...takeAway, positions, promoCode: 'ТРИЗАДВА' })
    expect(status).toBe(200)
    expect(body).toMatchObject({ promoCode: 'ТРИЗАДВА', promoCodeActive: false, total: { amount: 23_800 } })
  })

  test('API-13 the cheaper of two costs half', async () => {
    const positions = [desk.line('baklava', 24_900), desk.line('cheesecake', 28_900)]
    const { status, errors, body } = await desk.preflight({ ...takeAway, positions, promoCode: 'ВДВОЁМ' })
    expect({ status, errors }).toEqual({ status: 200, errors: [] })
    expect(takenOff(body)).toEqual([[[12_450, 'promo-code.cheapest-of']], []])
  })
})

describe('API-13 a promotion takes its discount off without a code', () => {
  test('API-13 the cappuccino is a gift with an egg pita', async () => {
    await using morning = await OrderDesk.open({ now: '2026-11-16T09:00:00+03:00' })
    const menuId = morning.id('menu', 'breakfast')
    const cappuccino = { ...morning.line('breakfast-cappuccino', 18_900, 2), menuId }
    const pita = { ...morning.line('pita-egg-cheese', 24_900), menuId }
    const alone = await morning.preflight({ ...takeAway, positions: [cappuccino] })
    expect(takenOff(alone.body)).toEqual([[]])
    const together = await morning.preflight({ ...takeAway, positions: [cappuccino, pita] })
    expect(takenOff(together.body)).toEqual([[[18_900, 'discount.gift']], []])
    expect(together.body).toMatchObject({ discount: { amount: 18_900 }, total: { amount: 43_800 } })
  })
})
