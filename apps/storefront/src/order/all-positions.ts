import type { Position } from '@lavash/contract/menus'
import { soldPositions, unlimited } from '@lavash/rulebook/availability/venue-availability'
import { useSuspenseQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { positionsQuery } from '#api/menus.ts'
import { useCurrentLocale } from '#config/current-locale.ts'
import { useMenus } from '#order/chosen-venue.ts'
import { useVenueAvailability } from '#order/venue-availability.ts'

/** The dishes that the venue sells of every menu it has for the chosen method, menu by menu. */
export function useAllPositions(): readonly Position[] {
  const locale = useCurrentLocale()
  const all = useSuspenseQueries({
    queries: useMenus().map(({ id }) => positionsQuery(locale, id)),
    combine: joinAnswers,
  })
  const availability = useVenueAvailability() ?? unlimited
  return useMemo(() => soldPositions(all, availability), [all, availability])
}

/** A constant function, so that the query cache returns the same list until an answer changes. */
function joinAnswers(answers: readonly { readonly data: readonly Position[] }[]): readonly Position[] {
  return answers.flatMap(({ data }) => data)
}
