import type { Locale } from '@lavash/rulebook/site/locales'
import type { Generated } from 'kysely'

/** Rows of an import are invisible until its `publishedAt` is set. */
export interface GeoTables {
  geoImports: {
    id: Generated<number>
    dataset: string
    source: string
    hasTiles: 0 | 1
    hasAddresses: 0 | 1
    west: number
    south: number
    east: number
    north: number
    minZoom: number
    maxZoom: number
    startedAt: number
    publishedAt: number | null
  }
  /** Gzipped Mapbox vector tiles. */
  geoTiles: { importId: number; z: number; x: number; y: number; bytes: Uint8Array }
  /** Cities, and the regions and countries around them. */
  geoPlaces: { importId: number; number: number; kind: GeoPlaceKind; parentNumber: number | null }
  geoPlaceNames: { importId: number; placeNumber: number; locale: GeoNameLocale; name: string }
  /** `points`: longitude, latitude pairs in 1e-7 degree, 32-bit little-endian. */
  geoStreets: { importId: number; number: number; id: string; placeNumber: number | null; points: Uint8Array }
  geoStreetNames: { importId: number; streetNumber: number; locale: GeoNameLocale; name: string }
  geoAddresses: {
    importId: number
    streetNumber: number
    id: string
    houseNumber: string
    lngE7: number
    latE7: number
  }
}

export type GeoPlaceKind = 'city' | 'region' | 'country'
/** `local` is the name on the sign. `alias` is searchable and never shown. */
export type GeoNameLocale = 'local' | 'alias' | Locale
