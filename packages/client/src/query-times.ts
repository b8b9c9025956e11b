import type { Query } from '@tanstack/react-query'

const minuteMs = 60_000

/**
 * The catalogue is refetched after this time when it is shown. Live events are faster, and this covers lost ones. It
 * is never dropped, because a timer for each answer delays the start and all answers together are small.
 */
export const catalogueTimes = { staleTime: staleAfter(5 * minuteMs), gcTime: Infinity } as const

/** Terms and similar pages may be an hour old. */
export const pageTimes = { ...catalogueTimes, staleTime: staleAfter(60 * minuteMs) } as const

/** A function, because a number would start a timer for every shown query. */
function staleAfter(ageMs: number) {
  return ({ state }: Pick<Query, 'state'>) => (Date.now() - state.dataUpdatedAt < ageMs ? Infinity : 0)
}
