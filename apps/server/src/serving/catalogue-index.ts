import type { Locale } from '@lavash/rulebook/site/locales'
import { toWeekSchedule, type WeekSchedule } from '@lavash/rulebook/time/week-schedule'
import type * as catalogue from '#catalogue/catalogue.ts'
import type { BrandParts, MenuPart, PartPictures, RestoPart } from '#catalogue/parts/brand-parts.ts'
import type { CatalogueIds } from '#catalogue/parts/catalogue-ids.ts'
import { toPhotoSlug } from '#catalogue/parts/catalogue-kinds.ts'
import { toCatalogue } from '#catalogue/parts/from-parts.ts'
import type { StoredPicture } from '#catalogue/pictures/stored-picture.ts'
import type { BrandAnswers } from './brand-answers.ts'
import { keepByObject } from '#keep-by-object.ts'

/**
 * A brand by number, as customers ask for it. Never changed: a new one takes its place. Parts that did not change are
 * the same objects in both, so that answers made of them stay.
 */
export interface BrandEntry {
  readonly id: number
  readonly slug: catalogue.Slug
  readonly version: number
  readonly parts: BrandParts
  /**
   * All by slug; `ids.get('position', slug)` has the number of a slug, `ids.get('modifier-item', …)` takes
   * `toModifierItemSlug`, `ids.get('promo-code', …)` takes `toPromoCodeSlug`. A position's `isStopped` is what
   * the file says and not what customers see: for that ask the venue's stops.
   */
  readonly catalogue: catalogue.Catalogue
  readonly ids: CatalogueIds
  /** The encoded picture of a photo of this catalogue. */
  readonly getPicture: (photo: catalogue.Photo) => StoredPicture
  readonly locales: readonly Locale[]
  readonly defaultLocale: Locale
  /** Those with a venue, in the owner's order. */
  readonly cities: readonly CityEntry[]
  /** In the order customers see them. */
  readonly restos: readonly RestoEntry[]
  readonly restosById: ReadonlyMap<number, RestoEntry>
  readonly menus: ReadonlyMap<number, MenuEntry>
  /** What was prepared from its parts; handed on from one version to the next. */
  readonly answers: BrandAnswers
  /** Of a preview: where its storefront sends its calls. */
  readonly apiBase?: string
}

export interface CityEntry {
  readonly id: number
  readonly brand: BrandEntry
  readonly city: catalogue.City
}

export interface RestoEntry {
  readonly id: number
  readonly brand: BrandEntry
  readonly part: RestoPart
  readonly resto: catalogue.Resto
  readonly cityIds: readonly number[]
  readonly menuIds: readonly number[]
  readonly zones: readonly ZoneEntry[]
  readonly schedule: WeekSchedule
}

export interface ZoneEntry {
  readonly id: number
  readonly zone: catalogue.Zone
}

export interface MenuEntry extends MenuLists {
  readonly id: number
  readonly brand: BrandEntry
  readonly part: MenuPart
  readonly menu: catalogue.Menu
}

interface MenuLists {
  readonly groups: readonly GroupEntry[]
  /** By group, then by order; those without a group last. */
  readonly positions: readonly PositionEntry[]
  readonly positionsById: ReadonlyMap<number, PositionEntry>
}

export interface GroupEntry {
  readonly id: number
  readonly group: catalogue.PositionGroup
}

export interface PositionEntry {
  readonly id: number
  readonly groupId: number | null
  readonly position: catalogue.Position
}

export interface BrandToIndex extends Pick<
  BrandEntry,
  'id' | 'slug' | 'version' | 'parts' | 'ids' | 'answers'
> {}

export function toBrandEntry(read: BrandToIndex): BrandEntry {
  const { parts, ids } = read
  const cities: CityEntry[] = []
  const restos: RestoEntry[] = []
  const restosById = new Map<number, RestoEntry>()
  const menus = new Map<number, MenuEntry>()
  const entry: BrandEntry = {
    ...read,
    catalogue: toCatalogue(parts),
    getPicture: (photo) => getPicture(parts, photo),
    locales: parts.brand.locales,
    defaultLocale: parts.brand.defaultLocale,
    cities,
    restos,
    restosById,
    menus,
  }
  restos.push(...parts.restos.map((part) => toRestoEntry(entry, part)))
  for (const resto of restos) restosById.set(resto.id, resto)
  const used = new Set(parts.restos.flatMap(({ resto }) => resto.cities))
  const shown = parts.cities.filter(({ slug }) => used.has(slug))
  cities.push(...shown.map((city) => ({ id: ids.get('city', city.slug), brand: entry, city })))
  for (const part of parts.menus) {
    const id = ids.get('menu', part.menu.slug)
    menus.set(id, { ...getMenuLists(part, ids), id, brand: entry, part, menu: part.menu })
  }
  return entry
}

function toRestoEntry(brand: BrandEntry, part: RestoPart): RestoEntry {
  const { ids } = brand
  const { resto, zones } = part
  return {
    id: ids.get('resto', resto.slug),
    brand,
    part,
    resto,
    cityIds: resto.cities.map((slug) => ids.get('city', slug)),
    menuIds: resto.menus.map(({ menu }) => ids.get('menu', menu)),
    zones: zones.map((zone) => ({ id: ids.get('zone', zone.slug), zone })),
    schedule: toWeekSchedule(resto.openingHours),
  }
}

const menuLists = new WeakMap<MenuPart, MenuLists>()

/** Numbers are kept for ever, so a part is always listed alike. */
function getMenuLists(part: MenuPart, ids: CatalogueIds): MenuLists {
  const known = menuLists.get(part)
  if (known !== undefined) return known
  const positions = part.positions.map((position) => ({
    id: ids.get('position', position.slug),
    groupId: position.group === null ? null : ids.get('group', position.group),
    position,
  }))
  const made = {
    groups: part.groups.map((group) => ({ id: ids.get('group', group.slug), group })),
    positions,
    positionsById: new Map(positions.map((entry) => [entry.id, entry])),
  }
  menuLists.set(part, made)
  return made
}

function getPicture(parts: BrandParts, photo: catalogue.Photo): StoredPicture {
  const slug = toPhotoSlug(photo)
  const picture = getPictures(parts).get(slug)
  if (picture === undefined) throw new Error(`No picture was encoded for ${slug}`)
  return picture
}

const getPictures = keepByObject(({ restos, menus, offers }: BrandParts): Map<string, StoredPicture> => {
  const all = [...restos, ...menus, offers].map(({ pictures }): PartPictures => pictures)
  return new Map(all.flatMap((pictures) => Object.entries(pictures)))
})
