import type { Generated } from 'kysely'
import type { OfferTables } from '#db/tables/catalogue-offers.ts'
import type { MenuTables } from '#db/tables/catalogue-menus.ts'
import type { RestoTables } from '#db/tables/catalogue-restos.ts'

export type Flag = 0 | 1

/**
 * The tables that an import replaces for its brand. The first column of each is an id of `catalogueIds`,
 * `place` is where a row stood in its list. Rows here come and go with imports: a table that must outlive
 * them (orders, uses of promo codes, stops) refers to `catalogueIds`, never to these.
 */
export interface CatalogueTables extends BrandTables, RestoTables, MenuTables, OfferTables {}

export interface RegistryTables {
  /** Every name a brand ever used keeps its number for ever; rows are only added. */
  catalogueIds: { id: Generated<number>; brand: string; kind: string; slug: string }
  /** One row. Imports lock it, so that they follow one another; whoever fills a database with the demo signs it. */
  catalogueLock: { id: number; filledBy: string | null; filledUntil: number | null }
}

interface BrandTables {
  brands: {
    id: number
    whiteLabel: string
    isDefault: Flag
    defaultLocale: string
    currency: string
    timeZone: string
    theme: string
    logo: string
    /** JSON of brand-tokens.ts. */
    tokens: string
    bootLoader: string
    layout: string
    iosApp: string | null
    androidApp: string | null
    isPreOrderOn: Flag
    hasPersonCount: Flag
    hasPromoCodes: Flag
    yandexMetrica: string | null
    ga4: string | null
    plausible: string | null
    googleClientId: string | null
    appleClientId: string | null
    vkAppId: string | null
    googleMapsKey: string | null
    captchaSiteKey: string | null
  }
  brandDefaults: {
    brandId: number
    cityId: number | null
    restoId: number | null
    deliveryMethod: string | null
  }
  brandHosts: { brandId: number; place: number; host: string }
  brandLocales: { brandId: number; place: number; locale: string }
  brandSignInMethods: { brandId: number; place: number; method: string }
  /** Every text of the catalogue, of whatever it is about. */
  texts: { thingId: number; field: string; locale: string; text: string }
  /** Phones, e-mail addresses and links of a brand or a venue. */
  contacts: { thingId: number; kind: string; place: number; value: string }
  cities: {
    id: number
    brandId: number
    place: number
    south: number
    west: number
    north: number
    east: number
    centerLat: number
    centerLng: number
    zoom: number
  }
  tags: { id: number; brandId: number; place: number }
  pays: { id: number; brandId: number; place: number }
  pages: { id: number; brandId: number }
  /** One row a source of a picture: a file of the brand's folder, or a recipe (JSON). */
  photoSources: {
    id: number
    brandId: number
    path: string | null
    sha256: string | null
    recipe: string | null
    photoHash: string
  }
  thingPhotos: { thingId: number; place: number; sourceId: number }
}
