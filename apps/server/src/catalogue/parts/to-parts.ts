import type { Catalogue, Photo } from '#catalogue/catalogue.ts'
import type { BrandParts, MenuPart, PartList, PartPictures } from '#catalogue/parts/brand-parts.ts'
import { singleParts } from '#catalogue/parts/brand-parts.ts'
import { toCanonicalJson } from '#catalogue/parts/canonical-json.ts'
import { sha256, toPhotoSlug } from '#catalogue/parts/catalogue-kinds.ts'
import type { StoredPicture } from '#catalogue/pictures/stored-picture.ts'

export type FindPicture = (photo: Photo) => StoredPicture

/**
 * A catalogue cut into parts. It stands in canonical order (to-canonical-order.ts). A menu whose dishes are the very
 * objects of `before` is that part again.
 */
export function toParts(
  catalogue: Catalogue,
  findPicture: FindPicture,
  before: readonly MenuPart[] = [],
): BrandParts {
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
      const known = before.find((part) => part.menu === menu)
      return known !== undefined && isSame(known, own, findPicture)
        ? known
        : { menu, ...own, pictures: toPictures([...own.groups, ...own.positions]) }
    }),
  }
}

/** Its pictures may have been encoded anew, with other settings. */
function isSame(
  known: MenuPart,
  own: Pick<MenuPart, 'groups' | 'positions'>,
  findPicture: FindPicture,
): boolean {
  const areSame = <T>(one: readonly T[], other: readonly T[]): boolean =>
    one.length === other.length && one.every((item, index) => item === other[index])
  return (
    areSame(known.groups, own.groups) &&
    areSame(known.positions, own.positions) &&
    [...own.groups, ...own.positions].every(({ photos }) =>
      photos.every((photo) => known.pictures[toPhotoSlug(photo)]?.hash === findPicture(photo).hash),
    )
  )
}

export interface WrittenPart {
  readonly name: string
  readonly hash: string
  /** Missing: it is stored already. */
  readonly content?: string
}

/** What a version consists of, and its parts as objects. */
export interface KnownParts {
  readonly list: PartList
  readonly parts: BrandParts
}

/** To write a menu of 500 dishes takes 20 ms, so one that is the same object as before is not written again. */
export function writeParts(parts: BrandParts, before?: KnownParts): WrittenPart[] {
  const known = new Set(before?.parts.menus)
  return [
    ...singleParts.map((name) => writePart(name, parts[name])),
    ...parts.restos.map((part) => writePart(`restos/${part.resto.slug}`, part)),
    ...parts.menus.map((part) => {
      const name = `menus/${part.menu.slug}`
      const hash = known.has(part) ? before?.list[name] : undefined
      return hash === undefined ? writePart(name, part) : { name, hash }
    }),
  ]
}

export function writePart(name: string, value: unknown): Required<WrittenPart> {
  const content = toCanonicalJson(value)
  return { name, hash: sha256(content), content }
}

export function toPartList(written: readonly WrittenPart[]): PartList {
  return Object.fromEntries(written.map(({ name, hash }) => [name, hash]))
}
