import type { Resto, RestoMenu } from '@lavash/contract/restos'
import { menusOfMethod } from '@lavash/rulebook/delivery-methods'
import { toTimeZone, type TimeZone } from '@lavash/rulebook/time-zone'
import { useSuspenseQuery } from '@tanstack/react-query'
import { type CityData, cityQuery } from '#api/cities.ts'
import { useCurrentLocale } from '#config/current-locale.ts'
import { useStored } from '#storage/stored-values.ts'

/** Below the boot there is always a chosen city with its venue; a screen that asks above it is a fault. */
export function useCityData(): CityData {
  const cityId = useStored('city_id')
  if (cityId === null) throw new Error('The city is asked for before one is chosen')
  return useSuspenseQuery(cityQuery(useCurrentLocale(), cityId)).data
}

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
