import type { Catalogue } from '#catalogue/catalogue.ts'
import {
  type BrandParts,
  type MenuPart,
  type PartList,
  type RestoPart,
  singleParts,
} from '#catalogue/parts/brand-parts.ts'

/** `readPart` gives what stands under a hash, the same object for the same hash. */
export function toBrandParts(list: PartList, readPart: (hash: string) => unknown): BrandParts {
  const single = Object.fromEntries(
    singleParts.map((name) => {
      const hash = list[name]
      if (hash === undefined) throw new Error(`The version has no part '${name}'`)
      return [name, readPart(hash)]
    }),
  )
  const named = (prefix: string): unknown[] =>
    Object.entries(list).flatMap(([name, hash]) => (name.startsWith(prefix) ? [readPart(hash)] : []))
  // What stands under a part's name was written under it.
  const restos = named('restos/') as RestoPart[]
  const menus = named('menus/') as MenuPart[]
  return {
    ...(single as Omit<BrandParts, 'restos' | 'menus'>),
    restos: restos.toSorted((a, b) => a.resto.order - b.resto.order || compare(a.resto.slug, b.resto.slug)),
    menus: menus.toSorted((a, b) => compare(a.menu.slug, b.menu.slug)),
  }
}

/** The whole brand again, in canonical order: every part keeps its own. */
export function toCatalogue(parts: BrandParts): Catalogue {
  return {
    brand: parts.brand,
    cities: [...parts.cities],
    tags: [...parts.labels.tags],
    pays: [...parts.labels.pays],
    restos: parts.restos.map(({ resto }) => resto),
    zones: parts.restos.flatMap(({ zones }) => zones).toSorted((a, b) => compare(a.slug, b.slug)),
    menus: parts.menus.map(({ menu }) => menu),
    groups: parts.menus.flatMap(({ groups }) => groups),
    positions: parts.menus.flatMap(({ positions }) => positions),
    modifiers: [...parts.modifiers],
    timeSlots: [...parts.timeSlots],
    promotions: [...parts.offers.promotions],
    promoCodes: [...parts.offers.promoCodes],
    pages: [...parts.pages],
    files: [...parts.files],
  }
}

function compare(one: string, other: string): number {
  return one === other ? 0 : one < other ? -1 : 1
}
