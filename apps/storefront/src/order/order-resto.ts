import type { Resto } from '@lavash/contract/restos'
import { queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import { call } from '#api/call.ts'
import { toCatalogueKey } from '#api/catalogue-key.ts'
import { getValue } from '@lavash/client/result.ts'
import { catalogueTimes } from '@lavash/client/query-times.ts'
import { useCurrentLocale } from '#config/current-locale.ts'
import { useCityData } from '#order/city-data.tsx'

/**
 * The venue of an order, from the chosen city or by a query. Undefined until it is known, and when it no longer
 * exists.
 */
export function useOrderResto(restoId: number | undefined): Resto | undefined {
  const locale = useCurrentLocale()
  const known = useCityData().restos.find(({ id }) => id === restoId)
  const isElsewhere = restoId !== undefined && known === undefined
  const asked = useQuery(
    queryOptions({
      queryKey: toCatalogueKey(locale, 'resto', restoId ?? 0),
      queryFn: isElsewhere
        ? async ({ signal }) => getValue(await call('restos.show', { params: { restoId }, locale, signal }))
        : skipToken,
      ...catalogueTimes,
    }),
  )
  return known ?? asked.data
}
