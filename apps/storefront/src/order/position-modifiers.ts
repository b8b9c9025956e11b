import type { ModifierGroup } from '@lavash/contract/modifiers'
import { useSuspenseQuery } from '@tanstack/react-query'
import { modifiersQuery } from '#api/restos.ts'
import { useCurrentLocale } from '#config/current-locale.ts'
import { useResto } from '#order/chosen-venue.ts'

const none: readonly ModifierGroup[] = []

/** The modifier groups of a dish at the chosen venue. */
export function useModifierGroups(positionId: number): readonly ModifierGroup[] {
  const { data } = useSuspenseQuery(modifiersQuery(useCurrentLocale(), useResto().id))
  return data.find((row) => row.positionId === positionId)?.modifiers ?? none
}
