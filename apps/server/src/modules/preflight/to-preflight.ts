import type { Preflight } from '@lavash/contract/preflight'
import type { PricedOrder } from '@lavash/rulebook/priced-order'
import type { Unchanged } from '#plugins/serve.ts'

/** A priced line knows more than a position of the answer; the answer's schema leaves that out. */
export function toPreflight({ lines, deliveryLine, promoCode, ...order }: PricedOrder): Unchanged<Preflight> {
  const { sum, discount, cartTotal, deliveryPrice, total, zoneId, deliveryMinutes } = order
  return {
    positions: deliveryLine ? [...lines, deliveryLine] : lines,
    promoCode: promoCode?.code ?? null,
    promoCodeActive: promoCode?.active ?? false,
    promoCodeMaxDiscountAmount: promoCode?.maxDiscountAmount ?? null,
    promoCodeMinOrderAmount: promoCode?.minOrderAmount ?? null,
    sum,
    discount,
    cartTotal,
    deliveryPrice,
    total,
    zoneId: zoneId ?? null,
    deliveryMinutes,
  }
}
