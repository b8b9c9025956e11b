import type { Preflight, PreflightPosition } from '@lavash/contract/preflight'
import type { DeliveryLine, PricedLine, PricedOrder } from '@lavash/rulebook/priced-order'

export function toPreflight({ lines, deliveryLine, promoCode, ...order }: PricedOrder): Preflight {
  const { sum, discount, cartTotal, deliveryPrice, total, zoneId, deliveryMinutes } = order
  return {
    positions: [...lines, ...(deliveryLine ? [deliveryLine] : [])].map(toPosition),
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

function toPosition(line: PricedLine | DeliveryLine): PreflightPosition {
  const { id, specials, sum, payableAmount, discounts, promoCodes, rule } = line
  return {
    id,
    specials: [...specials],
    sum,
    payableAmount,
    discounts: [...discounts],
    promoCodes: [...promoCodes],
    rule,
    ...('amounts' in line && { amounts: [...line.amounts] }),
  }
}
