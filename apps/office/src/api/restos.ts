import { getValue } from '@lavash/client/result.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#api/call.ts'

/** The venues of a brand that one works at. */
export function restosQuery(brandId: number) {
  return queryOptions({
    queryKey: ['brands', brandId, 'restos'],
    queryFn: async ({ signal }) =>
      getValue(await call('staff.restos', { params: { brandId }, signal })).restos,
    staleTime: 5 * 60_000,
  })
}
