import { cartSum } from '@lavash/rulebook/cart/cart'
import { type Zone, zoneOfOrder } from '@lavash/rulebook/place/zones'
import { useResto } from '#order/chosen-venue.ts'
import { useCityData } from '#order/city-data.tsx'
import { useStored } from '#storage/stored-values.ts'

/** The zone of the chosen venue that holds the delivery place. Undefined without a place and for takeaway. */
export function useChosenZone(): Zone | undefined {
  const { id: restoId } = useResto()
  const { zones } = useCityData()
  const method = useStored('order_delivery_method')
  const place = useStored('order_delivery_place')
  const cartSumMinor = cartSum(useStored('cart_positions'))
  return zoneOfOrder({
    method,
    zones: zones.filter((zone) => zone.restoId === restoId),
    location: place?.location,
    cartSumMinor,
  })
}
