import { isSatisfiableGroup } from '#menu/modifier-problems.ts'
import type { ModifierGroup } from '#menu/modifiers.ts'
import { isStopInForce, laterEnd } from './stops.ts'
import type { StopEnds, VenueStops } from './venue-stops.ts'

/**
 * Until when a dish is stopped: by a stop of its own, or because a required choice of it has run out (AV-02).
 * `undefined` is a dish to be had, null a stop until further notice. `stops` are those in force.
 */
export function findDishStop(
  stops: VenueStops,
  positionId: number,
  groups: readonly ModifierGroup[],
): number | null | undefined {
  const own = stops.positions.get(positionId)
  if (own === null || stops.modifierItems.size === 0) return own
  let untilMs: number | null | undefined = own
  for (const group of groups) {
    const groupUntilMs = findGroupStop(group, stops.modifierItems)
    if (groupUntilMs === undefined) continue
    untilMs = untilMs === undefined ? groupUntilMs : laterEnd(untilMs, groupUntilMs)
  }
  return untilMs
}

/** Items come back one after another: the group can be filled again as soon as enough of them are back. */
function findGroupStop(group: ModifierGroup, itemEnds: StopEnds): number | null | undefined {
  const isTouched = group.items.some(({ id }) => itemEnds.has(id))
  if (!isTouched || canBeFilled(group, itemEnds, -Infinity)) return undefined
  const returns = group.items
    .flatMap(({ id }) => itemEnds.get(id) ?? [])
    .toSorted((one, other) => one - other)
  return returns.find((atMs) => canBeFilled(group, itemEnds, atMs)) ?? null
}

function canBeFilled(group: ModifierGroup, itemEnds: StopEnds, atMs: number): boolean {
  const items = group.items.map((item) => {
    const untilMs = itemEnds.get(item.id)
    const isStopped = untilMs !== undefined && isStopInForce({ untilMs }, atMs)
    return isStopped ? { ...item, maxCount: 0 } : item
  })
  return isSatisfiableGroup({ ...group, items })
}

/** The modifiers of a dish without what has run out: of a stopped item none can be taken, and none has to be. */
export function toChoosableGroups(
  groups: readonly ModifierGroup[],
  stoppedItems: StopEnds,
): readonly ModifierGroup[] {
  if (stoppedItems.size === 0) return groups
  return groups.map((group) => {
    if (!group.items.some(({ id }) => stoppedItems.has(id))) return group
    const items = group.items.map((item) =>
      stoppedItems.has(item.id) ? { ...item, minCount: 0, maxCount: 0 } : item,
    )
    return { ...group, items }
  })
}
