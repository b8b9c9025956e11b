import type { ModifierGroup } from '@lavash/rulebook/menu/modifiers'
import { toChoosableGroups } from '@lavash/rulebook/availability/dish-stop'
import { noStops, stopsAt, type StopEnds } from '@lavash/rulebook/availability/venue-stops'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { modifiersQuery } from '#api/restos.ts'
import { useCurrentLocale } from '#config/current-locale.ts'
import { useResto } from '#order/chosen-venue.ts'
import { useOrderTime } from '#order/order-time.ts'
import { useVenueAvailability } from '#order/venue-availability.ts'

const none: readonly ModifierGroup[] = []

interface PositionChoice {
  /** Of an item that has run out none can be taken (AV-02). */
  readonly groups: readonly ModifierGroup[]
  readonly stoppedItems: StopEnds
}

/** What can be chosen with a dish at the chosen venue, at the time the order is for. */
export function useModifierGroups(positionId: number): PositionChoice {
  const { data } = useSuspenseQuery(modifiersQuery(useCurrentLocale(), useResto().id))
  const { stops } = useVenueAvailability() ?? { stops: noStops }
  const atMs = useOrderTime()
  return useMemo(() => {
    const groups = data.find((row) => row.positionId === positionId)?.modifiers ?? none
    const { modifierItems } = stopsAt(stops, atMs)
    return { groups: toChoosableGroups(groups, modifierItems), stoppedItems: modifierItems }
  }, [data, stops, atMs, positionId])
}
