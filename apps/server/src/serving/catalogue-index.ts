import type { Locale } from '@lavash/rulebook/site/locales'
import { toWeekSchedule, type WeekSchedule } from '@lavash/rulebook/time/week-schedule'
import type * as catalogue from '#catalogue/catalogue.ts'
import type { StoredBrand, StoredCatalogue } from '#catalogue/storing/stored-catalogue.ts'

/**
 * The catalogue by number, as customers ask for it. Never changed: a new one takes its place. What did not change
 * is the same object in both, so that answers prepared for it stay.
 */
export interface CatalogueIndex {
  /** By slug. */
  readonly brands: readonly BrandEntry[]
  readonly cities: ReadonlyMap<number, CityEntry>
  readonly restos: ReadonlyMap<number, RestoEntry>
  readonly menus: ReadonlyMap<number, MenuEntry>
}

export interface BrandEntry extends StoredBrand {
  readonly locales: readonly Locale[]
  readonly defaultLocale: Locale
  /** Those with a venue, in the owner's order. */
  readonly cities: readonly CityEntry[]
  /** In the order customers see them. */
  readonly restos: readonly RestoEntry[]
}

export interface CityEntry {
  readonly id: number
  readonly brand: BrandEntry
  readonly city: catalogue.City
}

export interface RestoEntry {
  readonly id: number
  readonly brand: BrandEntry
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

export interface MenuEntry {
  readonly id: number
  readonly brand: BrandEntry
  readonly menu: catalogue.Menu
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

export function toCatalogueIndex({ brands }: StoredCatalogue): CatalogueIndex {
  const entries = brands.map(toBrandEntry)
  return {
    brands: entries,
    cities: byId(entries.flatMap(({ cities }) => cities)),
    restos: byId(entries.flatMap(({ restos }) => restos)),
    menus: byId(entries.flatMap(toMenuEntries)),
  }
}

function byId<T extends { readonly id: number }>(things: readonly T[]): ReadonlyMap<number, T> {
  return new Map(things.map((thing) => [thing.id, thing]))
}

function toBrandEntry(stored: StoredBrand): BrandEntry {
  const { brand } = stored.catalogue
  const cities: CityEntry[] = []
  const restos: RestoEntry[] = []
  const entry: BrandEntry = {
    ...stored,
    locales: brand.locales,
    defaultLocale: brand.defaultLocale,
    cities,
    restos,
  }
  const zones = Map.groupBy(stored.catalogue.zones, ({ resto }) => resto)
  restos.push(...stored.catalogue.restos.map((resto) => toRestoEntry(entry, resto, zones.get(resto.slug))))
  const used = new Set(stored.catalogue.restos.flatMap((resto) => resto.cities))
  const shown = stored.catalogue.cities.filter(({ slug }) => used.has(slug))
  cities.push(...shown.map((city) => ({ id: stored.ids.get('city', city.slug), brand: entry, city })))
  return entry
}

function toRestoEntry(
  brand: BrandEntry,
  resto: catalogue.Resto,
  zones: readonly catalogue.Zone[] = [],
): RestoEntry {
  const { ids } = brand
  return {
    id: ids.get('resto', resto.slug),
    brand,
    resto,
    cityIds: resto.cities.map((slug) => ids.get('city', slug)),
    menuIds: resto.menus.map(({ menu }) => ids.get('menu', menu)),
    zones: zones.map((zone) => ({ id: ids.get('zone', zone.slug), zone })),
    schedule: toWeekSchedule(resto.openingHours),
  }
}

function toMenuEntries(brand: BrandEntry): MenuEntry[] {
  const { ids, catalogue: all } = brand
  const groups = Map.groupBy(all.groups, ({ menu }) => menu)
  const positions = Map.groupBy(all.positions, ({ menu }) => menu)
  return all.menus.map((menu) => {
    const entries = (positions.get(menu.slug) ?? []).map((position) => ({
      id: ids.get('position', position.slug),
      groupId: position.group === null ? null : ids.get('group', position.group),
      position,
    }))
    return {
      id: ids.get('menu', menu.slug),
      brand,
      menu,
      groups: (groups.get(menu.slug) ?? []).map((group) => ({ id: ids.get('group', group.slug), group })),
      positions: entries,
      positionsById: byId(entries),
    }
  })
}
