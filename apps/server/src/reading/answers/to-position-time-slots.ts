import type { PositionTimeSlot } from '@lavash/contract/position-time-slots'
import type { BrandEntry } from '#reading/catalogue-index.ts'

/** The slots that name one of these dishes, and of each only these dishes. */
export function toPositionTimeSlots(brand: BrandEntry, positionIds: ReadonlySet<number>): PositionTimeSlot[] {
  return getSlots(brand)
    .map((slot) => ({ ...slot, positionIds: slot.positionIds.filter((id) => positionIds.has(id)) }))
    .filter((slot) => slot.positionIds.length > 0)
}

/** Every preflight needs them. They live as long as the brand's entry, which an import replaces. */
const slotsOfBrands = new WeakMap<BrandEntry, readonly PositionTimeSlot[]>()

function getSlots(brand: BrandEntry): readonly PositionTimeSlot[] {
  const known = slotsOfBrands.get(brand)
  if (known !== undefined) return known
  const { catalogue, ids } = brand
  const slots = catalogue.timeSlots.map(({ slug, positions, ranges }) => ({
    id: ids.get('time-slot', slug),
    positionIds: positions.map((position) => ids.get('position', position)),
    details: ranges.map((range) => ({ ...range, isActive: true })),
  }))
  slotsOfBrands.set(brand, slots)
  return slots
}
