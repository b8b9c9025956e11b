import type { Resto } from '@lavash/contract/restos'
import { hasMenuOfMethod } from '@lavash/rulebook/order/delivery-methods'
import { zonesPageSize } from '@lavash/rulebook/site/limits'
import type { Locale } from '@lavash/rulebook/site/locales'
import { toThreshold } from '@lavash/rulebook/place/thresholds'
import type { Zone } from '@lavash/rulebook/place/zones'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#api/call.ts'
import { toCatalogueKey } from '#api/catalogue-key.ts'
import { getValue } from '@lavash/client/result.ts'
import { catalogueTimes } from '@lavash/client/query-times.ts'
import { getSettings } from '#config/current-settings.ts'

export interface CityData {
  readonly restos: readonly Resto[]
  readonly zones: readonly Zone[]
}

interface Asked {
  readonly locale: Locale
  readonly signal: AbortSignal
}

export function citiesQuery(locale: Locale) {
  return queryOptions({
    queryKey: toCatalogueKey(locale, 'cities'),
    queryFn: async ({ signal }) =>
      getValue(await call('cities.list', { query: whiteLabelQuery(), locale, signal })),
    ...catalogueTimes,
  })
}

/** The city's venues in full, with the zones of those that deliver: what the location and the venue pages need. */
export function cityQuery(locale: Locale, cityId: number) {
  return queryOptions({
    queryKey: toCatalogueKey(locale, 'city', cityId),
    queryFn: async ({ signal }): Promise<CityData> => {
      const asked = { locale, signal }
      const query = { cityId, ...whiteLabelQuery() }
      const listed = getValue(await call('restos.list', { query, ...asked }))
      const restos = await Promise.all(listed.map(({ id }) => fetchResto(id, asked)))
      const delivering = restos.filter((resto) => hasMenuOfMethod(resto, 'DELIVERY'))
      const zones = await Promise.all(delivering.map(({ id }) => fetchZones(id, asked)))
      return { restos, zones: zones.flat() }
    },
    ...catalogueTimes,
  })
}

async function fetchResto(restoId: number, asked: Asked): Promise<Resto> {
  return getValue(await call('restos.show', { params: { restoId }, ...asked }))
}

async function fetchZones(restoId: number, asked: Asked): Promise<Zone[]> {
  const query = { size: zonesPageSize, ...whiteLabelQuery() }
  const { content } = getValue(await call('restos.deliveries', { params: { restoId }, query, ...asked }))
  return content.map(({ id, name, polygon, rules }) => ({
    id,
    name,
    restoId,
    polygon,
    thresholds: rules.map(toThreshold),
  }))
}

/** B-10: the fixed label goes with every call that takes it. */
export function whiteLabelQuery(): { whiteLabel?: string } {
  const { whiteLabel } = getSettings()
  return whiteLabel === undefined ? {} : { whiteLabel }
}
