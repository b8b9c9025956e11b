import { findPromiseMinutes } from '@lavash/rulebook/order/order-promise'
import { useAllPositions } from '#order/all-positions.ts'
import { useCartSums } from '#order/cart-sums.ts'
import { usePreflight } from '#order/preflight-store.ts'
import { useStored } from '#storage/stored-values.ts'

/** What an order for now is promised in; until the server has answered, its own rule tells what it will say. */
export function usePromiseMinutes(): number {
  const { delivery } = useCartSums()
  const method = useStored('order_delivery_method') ?? 'DELIVERY'
  const ordered = new Set(useStored('cart_positions').map(({ id }) => id))
  const dishes = useAllPositions().filter(({ id }) => ordered.has(id))
  const answered = usePreflight((state) => state.answer?.promiseMinutes)
  return answered ?? findPromiseMinutes({ method, dishes, zoneMinutes: delivery?.deliveryMinutes ?? 0 })
}
