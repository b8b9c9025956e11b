import { hasExtendedCooking, isAdultPosition, type PositionTag } from '@lavash/rulebook/menu/positions'

/** Tags for adults and for long cooking are nothing to look for. */
export function isWishTag(tag: PositionTag): boolean {
  const tagged = { tags: [tag] }
  return !isAdultPosition(tagged) && !hasExtendedCooking(tagged)
}
