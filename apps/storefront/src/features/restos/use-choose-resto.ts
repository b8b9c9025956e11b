import type { Resto } from '@lavash/contract/restos'
import { hasMethod } from '@lavash/rulebook/order/delivery-methods'
import type { SavedLocation } from '@lavash/rulebook/place/location-save'
import { useState } from 'react'
import { navigate } from '#navigation/history.ts'
import { toPath } from '#config/paths.ts'
import { getStoredLocation } from '#order/chosen-location.ts'
import { useStored } from '#storage/stored-values.ts'

/** Moves there with the cart, or tells why not. The screen passes the location's own function. */
type MoveWithCart = (location: SavedLocation, resto: Resto) => Promise<boolean>

interface ChooseResto {
  /** The venue offers takeaway and is not chosen yet. */
  readonly canChoose: boolean
  readonly isChoosing: boolean
  readonly choose: () => Promise<void>
}

/** From a venue's page to its menu: takeaway there, with the same check of the cart as in the location popup (L-11). */
export function useChooseResto(resto: Resto, moveWithCart: MoveWithCart): ChooseResto {
  const restoId = useStored('resto_id')
  const method = useStored('order_delivery_method')
  const [isChoosing, setIsChoosing] = useState(false)
  const isThere = restoId === resto.id && method === 'TAKE_AWAY'

  const move = async (): Promise<void> => {
    const { cityId } = getStoredLocation()
    if (cityId === null) return
    const location = { cityId, method: 'TAKE_AWAY' as const, restoId: resto.id, place: null }
    if (await moveWithCart(location, resto)) navigate(toPath('home.index'))
  }
  return {
    canChoose: !isThere && hasMethod(resto, 'TAKE_AWAY'),
    isChoosing,
    choose: async () => {
      setIsChoosing(true)
      await move().finally(() => setIsChoosing(false))
    },
  }
}
