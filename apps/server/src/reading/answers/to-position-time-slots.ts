import type { PositionTimeSlot } from '@lavash/contract/position-time-slots'
import type { BrandEntry } from '#reading/catalogue-index.ts'

/** The slots that name one of these dishes, and of each only these dishes. */
export function toPositionTimeSlots(
  { catalogue, ids }: BrandEntry,
  positionIds: ReadonlySet<number>,
): PositionTimeSlot[] {
  return catalogue.timeSlots
    .map(({ slug, positions, ranges }) => ({
      id: ids.get('time-slot', slug),
      positionIds: positions
        .map((position) => ids.get('position', position))
        .filter((positionId) => positionIds.has(positionId)),
      details: ranges.map((range) => ({ ...range, isActive: true })),
    }))
    .filter((slot) => slot.positionIds.length > 0)
}
