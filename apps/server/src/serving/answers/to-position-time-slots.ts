import type { PositionTimeSlot } from '@lavash/contract/position-time-slots'
import type { BrandEntry } from '#serving/catalogue-index.ts'
import { keepByObject } from '#keep-by-object.ts'

/** The slots that name one of these dishes, and of each only these dishes. */
export function toPositionTimeSlots(brand: BrandEntry, positionIds: ReadonlySet<number>): PositionTimeSlot[] {
  return getTimeSlots(brand)
    .map((slot) => ({ ...slot, positionIds: slot.positionIds.filter((id) => positionIds.has(id)) }))
    .filter((slot) => slot.positionIds.length > 0)
}

/** Of the whole brand. */
export const getTimeSlots = keepByObject(({ catalogue, ids }: BrandEntry): readonly PositionTimeSlot[] =>
  catalogue.timeSlots.map(({ slug, positions, ranges }) => ({
    id: ids.get('time-slot', slug),
    positionIds: positions.map((position) => ids.get('position', position)),
    details: ranges.map((range) => ({ ...range, isActive: true })),
  })),
)
