import { useSuspenseQuery } from '@tanstack/react-query'
import { createContext, type ReactNode, use } from 'react'
import { type CityData, cityQuery } from '#api/cities.ts'
import { useCurrentLocale } from '#config/current-locale.ts'
import { useStored } from '#storage/stored-values.ts'

const CityContext = createContext<CityData | undefined>(undefined)

/**
 * Queries the chosen city once for all components. Half of them need its venue, and each query hook makes an observer
 * with a timer.
 */
export function CityDataProvider({ children }: { children: ReactNode }) {
  const cityId = useStored('city_id')
  if (cityId === null) throw new Error('The city is asked for before one is chosen')
  const { data } = useSuspenseQuery(cityQuery(useCurrentLocale(), cityId))
  return <CityContext value={data}>{children}</CityContext>
}

/** After the boot there is always a chosen city with its venue. Using this hook earlier is a bug. */
export function useCityData(): CityData {
  const city = use(CityContext)
  if (city === undefined) throw new Error('The city is asked for outside of the shell')
  return city
}
