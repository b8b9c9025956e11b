import type { Locale } from '@lavash/rulebook/site/locales'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#api/call.ts'
import { toCatalogueKey } from '#api/catalogue-key.ts'
import { whiteLabelQuery } from '#api/cities.ts'
import { getValue } from '@lavash/client/result.ts'
import { pageTimes } from '@lavash/client/query-times.ts'

export function pageQuery(locale: Locale, page: 'terms-of-sale' | 'delivery' | 'about') {
  return queryOptions({
    queryKey: toCatalogueKey(locale, 'page', page),
    queryFn: async ({ signal }) =>
      getValue(await call('pages.show', { params: { page }, query: whiteLabelQuery(), locale, signal })),
    ...pageTimes,
  })
}
