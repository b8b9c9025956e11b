import { amountMaxMinor } from '@lavash/rulebook/site/limits'
import type { Locale } from '@lavash/rulebook/site/locales'
import type { GeoPoint, Threshold, Zone } from '#catalogue/catalogue.ts'
import { getPriceMinor } from './parse-price.ts'
import { toLocalText } from './to-texts.ts'
import type { ZoneSource } from '#catalogue/schema/zones-file.ts'

export function toZone(source: ZoneSource, spoken: readonly Locale[]): Zone {
  const { slug, resto, name } = source.properties
  return {
    slug,
    resto,
    name: toLocalText(name, spoken),
    polygon: toPolygon(source),
    thresholds: toThresholds(source),
  }
}

/** GeoJSON repeats the first point at the end; the catalogue does not. */
export function toPolygon(source: ZoneSource): GeoPoint[] {
  const ring = source.geometry.coordinates[0] ?? []
  return ring.slice(0, -1).map(([lng = 0, lat = 0]) => ({ lat, lng }))
}

/** Without an upper end a threshold reaches as far as an order can. */
export function toThresholds(source: ZoneSource): Threshold[] {
  return source.properties.thresholds.map((threshold) => ({
    minOrderMinor: getPriceMinor(threshold.from),
    maxOrderMinor: threshold.to === undefined ? amountMaxMinor : getPriceMinor(threshold.to),
    deliveryPriceMinor: getPriceMinor(threshold.deliveryPrice),
    deliveryMinutes: threshold.deliveryMinutes,
  }))
}
