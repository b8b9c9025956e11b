import type { Resto, RestoMenu } from '@lavash/contract/restos'
import { menusOfMethod } from '@lavash/rulebook/order/delivery-methods'
import { toTimeZone, type TimeZone } from '@lavash/rulebook/time/time-zone'
import { useCityData } from '#order/city-data.tsx'
import { useStored } from '#storage/stored-values.ts'

export function useResto(): Resto {
  const restoId = useStored('resto_id')
  const resto = useCityData().restos.find(({ id }) => id === restoId)
  if (resto === undefined) throw new Error('The venue is asked for before one is chosen')
  return resto
}

/** The menus of the chosen venue for the chosen method, in their order. */
export function useMenus(): RestoMenu[] {
  const { menus } = useResto()
  return menusOfMethod(menus, useStored('order_delivery_method') ?? 'DELIVERY')
}

export function useTimeZone(): TimeZone {
  return toTimeZone(useResto().timezone)
}
