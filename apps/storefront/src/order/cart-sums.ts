import type { Preflight } from '@lavash/contract/preflight'
import { cartItemCount, type CartPosition } from '@lavash/rulebook/cart/cart'
import { answeredDeliveryPrice } from '@lavash/rulebook/cart/preflight-answer'
import type { DeliveryMethod } from '@lavash/rulebook/order/delivery-methods'
import { type OrderAmountMessage, orderAmountMessages } from '@lavash/rulebook/order/order-amount'
import { type OrderSums, toOrderSums } from '@lavash/rulebook/order/order-sums'
import type { Zone } from '@lavash/rulebook/place/zones'
import { useChosenZone } from '#order/chosen-zone.ts'
import { usePreflight } from '#order/preflight-store.ts'
import { getStored, useStored } from '#storage/stored-values.ts'

/** The order's sums by the rulebook, and the messages of the cart about them. */
export interface CartSums extends OrderSums {
  readonly itemCount: number
  /** C-11 */
  readonly amountMessages: readonly OrderAmountMessage[]
}

export function useCartSums(): CartSums {
  const lines = useStored('cart_positions')
  const method = useStored('order_delivery_method') ?? 'DELIVERY'
  const zone = useChosenZone()
  const answer = usePreflight((state) => state.answer)
  return toCartSums(
    lines,
    method,
    zone,
    answer === null ? undefined : answeredDeliveryPrice(answer.positions),
  )
}

/** The total of the last answer. The order is placed for this total. */
export function getAgreedTotal(answer: Preflight): number {
  const lines = getStored('cart_positions')
  const method = getStored('order_delivery_method') ?? 'DELIVERY'
  return toCartSums(lines, method, undefined, answeredDeliveryPrice(answer.positions)).totalMinor
}

/** Until the server has answered, the zone's threshold gives the delivery price. */
export function toCartSums(
  lines: readonly CartPosition[],
  method: DeliveryMethod,
  zone: Zone | undefined,
  answeredDeliveryMinor: number | undefined,
): CartSums {
  const sums = toOrderSums({ method, lines, zone, answeredDeliveryMinor })
  return {
    ...sums,
    itemCount: cartItemCount(lines),
    amountMessages: orderAmountMessages({ method, zone, cartSumMinor: sums.cartSumMinor }),
  }
}
