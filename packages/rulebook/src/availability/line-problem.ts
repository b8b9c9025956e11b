import type { ChosenModifier, ModifierGroup } from '#menu/modifiers.ts'
import { findDishStop } from './dish-stop.ts'
import type { VenueAvailability } from './venue-availability.ts'

/** Why a cart's line cannot be had at the venue. Ends are null until further notice. */
export type LineProblem =
  | { readonly kind: 'left-out' }
  | { readonly kind: 'position-stopped'; readonly untilMs: number | null }
  | { readonly kind: 'item-stopped'; readonly itemId: number; readonly untilMs: number | null }

interface AskedLine {
  readonly id: number
  readonly modifiers: readonly ChosenModifier[]
}

/**
 * The dish is told before what was chosen with it: while the dish is stopped, another choice does not help.
 * `availability` is that of the time the order is for.
 */
export function findLineProblem(
  { id, modifiers }: AskedLine,
  groups: readonly ModifierGroup[],
  { stops, leftOutPositionIds }: VenueAvailability,
): LineProblem | undefined {
  if (leftOutPositionIds.has(id)) return { kind: 'left-out' }
  const untilMs = findDishStop(stops, id, groups)
  if (untilMs !== undefined) return { kind: 'position-stopped', untilMs }
  if (stops.modifierItems.size === 0) return undefined
  for (const { id: itemId, count } of modifiers) {
    const itemUntilMs = count > 0 ? stops.modifierItems.get(itemId) : undefined
    if (itemUntilMs !== undefined) return { kind: 'item-stopped', itemId, untilMs: itemUntilMs }
  }
  return undefined
}
