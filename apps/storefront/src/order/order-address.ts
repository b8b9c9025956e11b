import { useResto } from '#order/chosen-venue.ts'
import { useStored } from '#storage/stored-values.ts'

/** Where the order goes, or where it is taken away. */
export function useOrderAddress(): string {
  const method = useStored('order_delivery_method')
  const place = useStored('order_delivery_place')
  const { street } = useResto()
  return method === 'DELIVERY' && place !== null ? place.address : street
}
