import type { Catalogue, Position } from '#catalogue/catalogue.ts'

/**
 * One order for equal catalogues, so that what was read from a folder and what was read from a database can be
 * compared. Cities, tags, pays, modifiers, time slots and the lists inside keep the owner's order.
 */
export function toCanonicalOrder(catalogue: Catalogue): Catalogue {
  const groupOrders = new Map(catalogue.groups.map(({ slug, order }) => [slug, order]))
  const groupOrderOf = ({ group }: Position): number =>
    group === null ? Infinity : (groupOrders.get(group) ?? Infinity)
  return {
    ...catalogue,
    restos: catalogue.restos.toSorted((a, b) => a.order - b.order || compare(a.slug, b.slug)),
    zones: catalogue.zones.toSorted((a, b) => compare(a.slug, b.slug)),
    menus: catalogue.menus.toSorted((a, b) => compare(a.slug, b.slug)),
    groups: catalogue.groups.toSorted((a, b) => compare(a.menu, b.menu) || a.order - b.order),
    positions: catalogue.positions.toSorted(
      (a, b) => compare(a.menu, b.menu) || compare(groupOrderOf(a), groupOrderOf(b)) || a.order - b.order,
    ),
    timeSlots: catalogue.timeSlots.map((slot) => ({ ...slot, positions: slot.positions.toSorted(compare) })),
    promotions: catalogue.promotions.toSorted((a, b) => a.priority - b.priority || compare(a.slug, b.slug)),
    promoCodes: catalogue.promoCodes.toSorted((a, b) => compare(a.code, b.code)),
    pages: catalogue.pages.toSorted((a, b) => compare(a.slug, b.slug)),
    files: catalogue.files.toSorted((a, b) => compare(a.path, b.path)),
  }
}

/** By code units, not by a locale's rules: the order must not depend on the machine. */
function compare<T extends string | number>(one: T, other: T): number {
  return one === other ? 0 : one < other ? -1 : 1
}
