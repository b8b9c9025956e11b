import type { Catalogue, Photo } from '#catalogue/catalogue.ts'
import type { BrandParts, PartList, PartPictures } from '#catalogue/parts/brand-parts.ts'
import { singleParts } from '#catalogue/parts/brand-parts.ts'
import { toCanonicalJson } from '#catalogue/parts/canonical-json.ts'
import { sha256, toPhotoSlug } from '#catalogue/parts/catalogue-kinds.ts'
import type { StoredPicture } from '#catalogue/pictures/stored-picture.ts'

export type FindPicture = (photo: Photo) => StoredPicture

/** A catalogue cut into parts. It stands in canonical order (to-canonical-order.ts). */
export function toParts(catalogue: Catalogue, findPicture: FindPicture): BrandParts {
  const { brand, cities, tags, pays, modifiers, timeSlots, promotions, promoCodes, pages, files } = catalogue
  const zones = Map.groupBy(catalogue.zones, ({ resto }) => resto)
  const groups = Map.groupBy(catalogue.groups, ({ menu }) => menu)
  const positions = Map.groupBy(catalogue.positions, ({ menu }) => menu)
  const toPictures = (things: readonly { photos: readonly Photo[] }[]): PartPictures =>
    Object.fromEntries(
      things.flatMap(({ photos }) => photos.map((photo) => [toPhotoSlug(photo), findPicture(photo)])),
    )
  return {
    brand,
    cities,
    labels: { tags, pays },
    modifiers,
    timeSlots,
    offers: { promotions, promoCodes, pictures: toPictures(promotions) },
    pages,
    files,
    restos: catalogue.restos.map((resto) => ({
      resto,
      zones: zones.get(resto.slug) ?? [],
      pictures: toPictures([resto]),
    })),
    menus: catalogue.menus.map((menu) => {
      const own = { groups: groups.get(menu.slug) ?? [], positions: positions.get(menu.slug) ?? [] }
      return { menu, ...own, pictures: toPictures([...own.groups, ...own.positions]) }
    }),
  }
}

export interface WrittenPart {
  readonly name: string
  readonly hash: string
  readonly content: string
}

export function writeParts(parts: BrandParts): WrittenPart[] {
  return [
    ...singleParts.map((name) => writePart(name, parts[name])),
    ...parts.restos.map((part) => writePart(`restos/${part.resto.slug}`, part)),
    ...parts.menus.map((part) => writePart(`menus/${part.menu.slug}`, part)),
  ]
}

export function writePart(name: string, value: unknown): WrittenPart {
  const content = toCanonicalJson(value)
  return { name, hash: sha256(content), content }
}

export function toPartList(written: readonly WrittenPart[]): PartList {
  return Object.fromEntries(written.map(({ name, hash }) => [name, hash]))
}
