import type { PositionGroup } from '@lavash/contract/menus'
import { useSuspenseQueries } from '@tanstack/react-query'
import { positionGroupsQuery } from '#api/menus.ts'
import { useCurrentLocale } from '#config/current-locale.ts'
import { useMenus } from '#order/chosen-venue.ts'

/** The names of the groups of every menu, by their ids. */
export function useGroupNames(): ReadonlyMap<number, string> {
  const locale = useCurrentLocale()
  return useSuspenseQueries({
    queries: useMenus().map(({ id }) => positionGroupsQuery(locale, id)),
    combine: toNames,
  })
}

function toNames(answers: readonly { readonly data: readonly PositionGroup[] }[]) {
  return new Map(answers.flatMap(({ data }) => data.map(({ id, name }) => [id, name] as const)))
}
