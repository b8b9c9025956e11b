import type { Availability } from '@lavash/contract/availability'
import type { Locale } from '@lavash/rulebook/site/locales'
import { isoWithOffset, type TimeZone } from '@lavash/rulebook/time/time-zone'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#api/call.ts'
import { catalogueKey, toCatalogueKey } from '#api/catalogue-key.ts'
import { getNowMs } from '#api/clock.ts'
import { getValue } from '@lavash/client/result.ts'
import { catalogueTimes } from '@lavash/client/query-times.ts'

export function promotionsQuery(locale: Locale, restoId: number) {
  return queryOptions({
    queryKey: toCatalogueKey(locale, 'resto', restoId, 'promotions'),
    queryFn: async ({ signal }) =>
      getValue(await call('restos.promotions', { params: { restoId }, locale, signal })),
    ...catalogueTimes,
  })
}

export function modifiersQuery(locale: Locale, restoId: number) {
  return queryOptions({
    queryKey: toCatalogueKey(locale, 'resto', restoId, 'modifiers'),
    queryFn: async ({ signal }) =>
      getValue(await call('restos.modifiers', { params: { restoId }, locale, signal })),
    ...catalogueTimes,
  })
}

/** The time asked with is that of the asking, so it is no part of the key. */
export function timeSlotsQuery(locale: Locale, restoId: number, timeZone: TimeZone) {
  return queryOptions({
    queryKey: toCatalogueKey(locale, 'resto', restoId, 'time-slots'),
    queryFn: async ({ signal }) => {
      const query = { time: isoWithOffset(Math.floor(getNowMs() / 1000) * 1000, timeZone) }
      return getValue(
        await call('restos.position-time-slots', { params: { restoId }, query, locale, signal }),
      )
    },
    ...catalogueTimes,
  })
}

export function workingHoursQuery(locale: Locale, restoId: number) {
  return queryOptions({
    queryKey: toCatalogueKey(locale, 'resto', restoId, 'working-hours'),
    queryFn: async ({ signal }) =>
      getValue(await call('restos.working-hours', { params: { restoId }, locale, signal })),
    ...catalogueTimes,
  })
}

export function preOrderHoursQuery(locale: Locale, restoId: number) {
  return queryOptions({
    queryKey: toCatalogueKey(locale, 'resto', restoId, 'pre-order-hours'),
    queryFn: async ({ signal }) =>
      getValue(await call('restos.pre-order-hours', { params: { restoId }, locale, signal })),
    ...catalogueTimes,
  })
}

/**
 * What the venue cannot serve now. Null where the server does not know the call or does not answer it: then the menus
 * say what is stopped. The same in every language, and under the catalogue's key, so that it is read again with it.
 */
export function availabilityQuery(restoId: number) {
  return queryOptions({
    queryKey: [...catalogueKey, 'any', 'availability', restoId] as const,
    queryFn: async ({ client, queryKey, signal }): Promise<Availability | null> => {
      const answer = await call('restos.availability', { params: { restoId }, signal })
      if (answer.ok) return answer.value
      // What is known stays for as long as the server is away.
      return answer.failure.status === 404 ? null : (client.getQueryData<Availability>(queryKey) ?? null)
    },
    ...catalogueTimes,
  })
}

/** The same in every language. Empty where the server does not know the call: home is complete without. */
export function bestsellersQuery(restoId: number) {
  return queryOptions({
    queryKey: [...catalogueKey, 'any', 'bestsellers', restoId] as const,
    queryFn: async ({ signal }) => {
      const answer = await call('restos.bestsellers', { params: { restoId }, signal })
      return answer.ok ? answer.value.positionIds : []
    },
    ...catalogueTimes,
  })
}
