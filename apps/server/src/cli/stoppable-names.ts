import type { Catalogue } from '#catalogue/catalogue.ts'
import { toModifierItemSlug } from '#catalogue/parts/catalogue-kinds.ts'
import type { StoredBrand } from '#catalogue/versions/stored-brands.ts'
import type { StopBrand, Stoppable, StopVenue } from '#availability/stop-thing.ts'

/** A dish or a modifier's item, as typed at the terminal. */
export interface StoppableThing extends Stoppable {
  readonly brand: StoredBrand
  readonly slug: string
}

export function toFullName({ brand, slug }: StoppableThing): string {
  return `${brand.slug}/${slug}`
}

/** A number, a slug (`cola`, `sauces/garlic`), or a slug with its brand (`ugolyok/cola`). */
export function findThings(brands: readonly StoredBrand[], name: string): StoppableThing[] {
  const all = brands.flatMap(listThings)
  if (/^\d{1,9}$/.test(name)) return all.filter(({ id }) => id === Number(name))
  return all.filter((thing) => thing.slug === name || toFullName(thing) === name)
}

function listThings(brand: StoredBrand): StoppableThing[] {
  const { catalogue, ids } = brand
  const named = (kind: Stoppable['kind']) => (slug: string) => ({
    id: ids.get(kind, slug),
    kind,
    brand,
    slug,
  })
  return [
    ...catalogue.positions.map(({ slug }) => slug).map(named('position')),
    ...listItemSlugs(catalogue).map(named('modifier-item')),
  ]
}

function listItemSlugs({ modifiers }: Catalogue): string[] {
  return modifiers.flatMap(({ slug, items }) => items.map((item) => toModifierItemSlug(slug, item.slug)))
}

export function toStopBrand({ id, catalogue, ids }: StoredBrand): StopBrand {
  return {
    id,
    venues: catalogue.restos.map((resto) => ({
      id: ids.get('resto', resto.slug),
      hours: resto.openingHours,
      zone: resto.timeZone,
    })),
  }
}

export function findVenue(brand: StoredBrand, slug: string): StopVenue | undefined {
  const id = brand.ids.find('resto', slug)
  return toStopBrand(brand).venues.find((venue) => venue.id === id)
}
