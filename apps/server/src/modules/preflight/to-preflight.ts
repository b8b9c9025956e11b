import type { Preflight, PreflightPosition } from '@lavash/contract/preflight'
import type { PricedLine, PricedOrder } from '@lavash/rulebook/priced-order'
import type { Unchanged } from '#plugins/serve.ts'

/** What the contract tells and nothing else: it is sent as it is, without the schema's writer. */
export function toPreflight(order: PricedOrder): Unchanged<Preflight> {
  const { lines, deliveryLine, promoCode, sum, discount, cartTotal, deliveryPrice, total } = order
  const positions: Unchanged<PreflightPosition>[] = lines.map(toPosition)
  if (deliveryLine) positions.push(deliveryLine)
  return {
    positions,
    promoCode: promoCode?.code ?? null,
    promoCodeActive: promoCode?.active ?? false,
    promoCodeMaxDiscountAmount: promoCode?.maxDiscountAmount ?? null,
    promoCodeMinOrderAmount: promoCode?.minOrderAmount ?? null,
    sum,
    discount,
    cartTotal,
    deliveryPrice,
    total,
    zoneId: order.zoneId ?? null,
    deliveryMinutes: order.deliveryMinutes,
  }
}

/** A priced line knows more. */
function toPosition(line: PricedLine): Unchanged<PreflightPosition> {
  const { id, specials, sum, payableAmount, discounts, promoCodes, rule, amounts } = line
  return { id, specials, sum, payableAmount, discounts, promoCodes, rule, amounts }
}
