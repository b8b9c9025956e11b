import { getValue } from '@lavash/client/result.ts'
import { queryOptions } from '@tanstack/react-query'
import { callAsStaff } from '#session/call-as-staff.ts'

export function teamQuery(brandId: number) {
  return queryOptions({
    queryKey: ['brands', brandId, 'team'],
    queryFn: async ({ signal }) => getValue(await callAsStaff('team.show', { params: { brandId }, signal })),
  })
}

/** Whether a tablet is heard changes by itself. */
export function devicesQuery(brandId: number) {
  return queryOptions({
    queryKey: ['brands', brandId, 'devices'],
    queryFn: async ({ signal }) =>
      getValue(await callAsStaff('devices.list', { params: { brandId }, signal })).devices,
    refetchInterval: 30_000,
  })
}
