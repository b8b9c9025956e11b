import type { OrderParts } from '#features/checkout/refusal-subjects.ts'
import { toBodyPlace } from '#order/checkout-body.ts'
import { toBodyLine } from '#order/preflight-body.ts'
import { useStored } from '#storage/stored-values.ts'

/** The order on the page, in the shape of the one that is sent. */
export function useOrderParts(): OrderParts {
  const deliveryType = useStored('order_delivery_method')
  const place = useStored('order_delivery_place')
  return {
    restoId: useStored('resto_id'),
    deliveryType,
    deliveryPlace: deliveryType === 'DELIVERY' && place !== null ? toBodyPlace(place) : undefined,
    preOrderAt: useStored('order_pre_order_at'),
    promoCode: useStored('order_promo_code')?.code,
    personCount: useStored('order_person_count'),
    positions: useStored('cart_positions').map(toBodyLine),
  }
}
