import type { Query } from '@tanstack/react-query'

const minuteMs = 60_000

/**
 * The catalogue is asked for again after this long, when somebody looks at it. Live events are faster; this is the net below.
 * It is kept as long as the page is open: a timer for each answer is felt at the start, and all of them together are small.
 */
export const catalogueTimes = { staleTime: staleAfter(5 * minuteMs), gcTime: Infinity } as const

/** Terms and the like: an hour late is early enough. */
export const pageTimes = { ...catalogueTimes, staleTime: staleAfter(60 * minuteMs) } as const

/** Asked when it is wanted. A number would cost a timer for every query that is shown, to note what nothing here looks at. */
function staleAfter(ageMs: number) {
  return ({ state }: Pick<Query, 'state'>) => (Date.now() - state.dataUpdatedAt < ageMs ? Infinity : 0)
}
