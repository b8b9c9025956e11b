import type { Preflight } from '@lavash/contract/preflight'
import type { CheckedOrder } from '@lavash/rulebook/order/order-check'
import type { Unchanged } from '#plugins/serve.ts'

/** Leaves out the fields of a priced line that the contract does not have. */
export function toPreflight(order: CheckedOrder): Unchanged<Preflight> {
  const { lines, deliveryLine, promoCode, sum, discount, cartTotal, deliveryPrice, total } = order
  return {
    positions: deliveryLine ? [...lines, deliveryLine] : lines,
    promoCode: promoCode?.code ?? null,
    promoCodeActive: promoCode?.active ?? false,
    promoCodeMaxDiscountAmount: promoCode?.maxDiscountMinor ?? null,
    promoCodeMinOrderAmount: promoCode?.minOrderMinor ?? null,
    sum,
    discount,
    cartTotal,
    deliveryPrice,
    total,
    zoneId: order.zoneId ?? null,
    promiseMinutes: order.promiseMinutes,
  }
}
