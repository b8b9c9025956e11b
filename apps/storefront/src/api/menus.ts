import type { Locale } from '@lavash/rulebook/site/locales'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#api/call.ts'
import { toCatalogueKey } from '#api/catalogue-key.ts'
import { getValue } from '@lavash/client/result.ts'
import { catalogueTimes } from '@lavash/client/query-times.ts'

export function positionGroupsQuery(locale: Locale, menuId: number) {
  return queryOptions({
    queryKey: toCatalogueKey(locale, 'groups', menuId),
    queryFn: async ({ signal }) =>
      getValue(await call('menus.position-groups', { params: { menuId }, locale, signal })),
    ...catalogueTimes,
  })
}

export function positionsQuery(locale: Locale, menuId: number) {
  return queryOptions({
    queryKey: toCatalogueKey(locale, 'positions', menuId),
    queryFn: async ({ signal }) =>
      getValue(await call('menus.positions', { params: { menuId }, locale, signal })),
    ...catalogueTimes,
  })
}
