import type { Position } from '@lavash/contract/menus'
import { useSuspenseQueries } from '@tanstack/react-query'
import { positionsQuery } from '#api/menus.ts'
import { useCurrentLocale } from '#config/current-locale.ts'
import { useMenus } from '#order/chosen-venue.ts'

/** The dishes of all the venue's menus for the chosen method, menu by menu. */
export function useAllPositions(): readonly Position[] {
  const locale = useCurrentLocale()
  return useSuspenseQueries({
    queries: useMenus().map(({ id }) => positionsQuery(locale, id)),
    combine: joinAnswers,
  })
}

/** A constant function, so that the query cache returns the same list until an answer changes. */
function joinAnswers(answers: readonly { readonly data: readonly Position[] }[]): readonly Position[] {
  return answers.flatMap(({ data }) => data)
}
