import type { Zone } from '#catalogue/catalogue.ts'
import type { BrandRowSet } from '#catalogue/storing/brand-row-set.ts'
import type { CatalogueIds } from '#catalogue/storing/catalogue-ids.ts'
import { toTextRows } from '#catalogue/storing/new-rows.ts'
import type { SomeRows } from '#catalogue/storing/stored-tables.ts'

export function toZoneRows(zone: Zone, place: number, ids: CatalogueIds): SomeRows {
  const zoneId = ids.get('zone', zone.slug)
  return {
    zones: [{ id: zoneId, restoId: ids.get('resto', zone.resto), place }],
    zonePoints: zone.polygon.map(({ lat, lng }, at) => ({ zoneId, place: at, lat, lng })),
    zoneThresholds: zone.thresholds.map((threshold, at) => ({ zoneId, place: at, ...threshold })),
    texts: toTextRows(zoneId, { name: zone.name }),
  }
}

export function toZones(rows: BrandRowSet): Zone[] {
  return rows.listed('zones').map(({ id, restoId }) => ({
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
