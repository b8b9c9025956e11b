import type { Zone } from '#catalogue/catalogue.ts'
import type { BrandRowSet } from '#catalogue/storing/brand-row-set.ts'
import type { CatalogueIds } from '#catalogue/storing/catalogue-ids.ts'
import { toTextRows } from '#catalogue/storing/new-rows.ts'
import type { SomeRows } from '#catalogue/storing/stored-tables.ts'

export function toZoneRows(zone: Zone, ids: CatalogueIds): SomeRows {
  const zoneId = ids.get('zone', zone.slug)
  return {
    zones: [{ id: zoneId, restoId: ids.get('resto', zone.resto) }],
    zonePoints: zone.polygon.map(({ lat, lng }, place) => ({ zoneId, place, lat, lng })),
    zoneThresholds: zone.thresholds.map((threshold, place) => ({ zoneId, place, ...threshold })),
    texts: toTextRows(zoneId, { name: zone.name }),
  }
}

export function toZones(rows: BrandRowSet): Zone[] {
  return rows.all('zones').map(({ id, restoId }) => ({
    slug: rows.slug(id),
    resto: rows.slug(restoId),
    name: rows.text(id, 'name'),
    polygon: rows.of('zonePoints', id).map(({ lat, lng }) => ({ lat, lng })),
    thresholds: rows.of('zoneThresholds', id).map((row) => ({
      minOrderMinor: row.minOrderMinor,
      maxOrderMinor: row.maxOrderMinor,
      deliveryPriceMinor: row.deliveryPriceMinor,
      deliveryMinutes: row.deliveryMinutes,
    })),
  }))
}
