import { getValue } from '@lavash/client/result.ts'
import { fillPath } from '@lavash/contract/fill-path'
import { officePaths } from '@lavash/contract/office-paths'
import { toInstant, type TimeZone } from '@lavash/rulebook/time/time-zone'
import { infiniteQueryOptions } from '@tanstack/react-query'
import type { LogFilters } from '#config/searches.ts'
import { callAsStaff } from '#session/call-as-staff.ts'

const dayMinutes = 24 * 60

/** Days of the brand's calendar as moments: from the start of the first to the end of the last. */
function toQuery({ from, to, ...rest }: LogFilters, timeZone: TimeZone) {
  return {
    ...rest,
    ...(from !== undefined && { from: toMoment(from, 0, timeZone) }),
    ...(to !== undefined && { to: toMoment(to, dayMinutes, timeZone) }),
  }
}

function toMoment(date: string, minutes: number, timeZone: TimeZone): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  return new Date(toInstant({ year, month, day }, minutes, timeZone)).toISOString()
}

export function logQuery(brandId: number, filters: LogFilters, timeZone: TimeZone) {
  return infiniteQueryOptions({
    queryKey: ['brands', brandId, 'log', filters, timeZone],
    queryFn: async ({ pageParam, signal }) =>
      getValue(
        await callAsStaff('log.list', {
          params: { brandId },
          query: { ...toQuery(filters, timeZone), ...(pageParam !== undefined && { before: pageParam }) },
          signal,
        }),
      ),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ before }) => before ?? undefined,
  })
}

/** A link and no call: the browser saves the file, and the cookie goes with it. */
export function toExportAddress(brandId: number, filters: LogFilters, timeZone: TimeZone): string {
  return fillPath(officePaths['log.export'].path, { brandId }, toQuery(filters, timeZone))
}
