import { priceOrder } from '@lavash/rulebook/order/order-pricing'
import type { CheckedOrder } from '@lavash/rulebook/order/order-check'
import { toThreshold } from '@lavash/rulebook/place/thresholds'
import { expect, test } from 'vitest'
import type { AnswerOf, BodyOf } from '#calls.ts'
import * as catalogue from '#examples/catalogue-examples.ts'
import * as orders from '#examples/order-examples.ts'

/** Compile-time proof: the rulebook's priced order has the wire's shape, except for the frame. */
function toPreflight({ lines, deliveryLine, promoCode, zoneId, ...amounts }: CheckedOrder) {
  const positions = [...lines, ...(deliveryLine ? [deliveryLine] : [])]
  return {
    positions: positions.map(
      ({ id, specials, sum, payableAmount, discounts, promoCodes, rule, ...rest }) => ({
        id,
        specials: [...specials],
        sum,
        payableAmount,
        discounts: [...discounts],
        promoCodes: [...promoCodes],
        rule,
        ...('amounts' in rest && { amounts: [...rest.amounts] }),
      }),
    ),
    promoCode: promoCode?.code ?? null,
    promoCodeActive: promoCode?.active ?? false,
    promoCodeMaxDiscountAmount: promoCode?.maxDiscountMinor ?? null,
    promoCodeMinOrderAmount: promoCode?.minOrderMinor ?? null,
    ...amounts,
    zoneId: zoneId ?? null,
  } satisfies AnswerOf<'preflight.anonymous'>
}

test('the example of a preflight is what the rulebook answers to the example of its body', () => {
  const body: BodyOf<'preflight.anonymous'> = orders.preflightBodyExample
  const pricing = priceOrder({
    restoId: body.restoId,
    deliveryMethod: body.deliveryType,
    lines: body.positions,
    menus: catalogue.restoExample.menus,
    positions: [catalogue.positionExample],
    modifiers: [catalogue.positionModifiersExample],
    discounts: [],
    promoCode: {
      found: {
        code: 'ПЕРВЫЙ',
        isActive: true,
        discount: { kind: 'percent', percent: 10 },
        positionIds: null,
        restoIds: null,
        deliveryMethods: null,
        minOrderMinor: 50000,
        maxDiscountMinor: 30000,
        totalLimit: null,
        personLimit: null,
        startAt: null,
        endAt: null,
        hours: null,
      },
      usage: { totalCount: 0, personCount: 0 },
    },
    zones: catalogue.deliveriesExample.content.map(({ rules, ...zone }) => ({
      ...zone,
      restoId: 11,
      thresholds: rules.map(toThreshold),
    })),
    location: body.location,
    nowMs: Date.parse('2026-11-16T12:00:00+03:00'),
    timeZone: '+03:00',
  })
  if (!pricing.ok) throw new Error('The example is refused')
  const { deliveryMinutes: promiseMinutes, ...order } = pricing.order
  expect(toPreflight({ ...order, promiseMinutes })).toEqual(orders.preflightExample)
})
