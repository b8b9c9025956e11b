import type { Catalogue } from '#catalogue/catalogue.ts'
import type { BrandRowSet } from '#catalogue/storing/brand-row-set.ts'
import { toBrand, toBrandRows, toCities, toLabels, toPages } from '#catalogue/storing/brand-rows.ts'
import type { CatalogueIds } from '#catalogue/storing/catalogue-ids.ts'
import { listPhotos, toPhotoSlug, toRecipeText } from '#catalogue/storing/catalogue-kinds.ts'
import * as menuRows from '#catalogue/storing/menu-rows.ts'
import { toModifierRows, toModifiers } from '#catalogue/storing/modifier-rows.ts'
import * as offerRows from '#catalogue/storing/offer-rows.ts'
import { listPhotoHashes } from '#catalogue/storing/photo-hashes.ts'
import { toRestoRows, toRestos } from '#catalogue/storing/resto-rows.ts'
import { type NewRow, type NewRows, type SomeRows, storedTables } from '#catalogue/storing/stored-tables.ts'
import { toZoneRows, toZones } from '#catalogue/storing/zone-rows.ts'
import { toCanonicalOrder } from '#catalogue/to-canonical-order.ts'

export function toCatalogueRows(catalogue: Catalogue, ids: CatalogueIds): NewRows {
  const brandId = ids.get('brand', catalogue.brand.slug)
  return mergeRows([
    toBrandRows(catalogue, ids),
    { photoSources: toPhotoSourceRows(catalogue, ids) },
    ...catalogue.restos.map((resto) => toRestoRows(resto, brandId, ids)),
    ...catalogue.zones.map((zone) => toZoneRows(zone, ids)),
    ...catalogue.menus.map((menu) => menuRows.toMenuRows(menu, brandId, ids)),
    ...catalogue.groups.map((group) => menuRows.toGroupRows(group, ids)),
    ...catalogue.positions.map((position) => menuRows.toPositionRows(position, ids)),
    ...catalogue.modifiers.map((modifier, place) => toModifierRows(modifier, { brandId, place }, ids)),
    ...catalogue.timeSlots.map((slot, place) => offerRows.toTimeSlotRows(slot, { brandId, place }, ids)),
    ...catalogue.promotions.map((promotion) => offerRows.toPromotionRows(promotion, brandId, ids)),
    ...catalogue.promoCodes.map((code) => offerRows.toPromoCodeRows(code, brandId, ids)),
  ])
}

function toPhotoSourceRows(catalogue: Catalogue, ids: CatalogueIds): NewRow<'photoSources'>[] {
  const hashes = listPhotoHashes(catalogue)
  const brandId = ids.get('brand', catalogue.brand.slug)
  const sums = new Map(catalogue.files.map(({ path, sha256 }) => [path, sha256]))
  return listPhotos(catalogue).map((photo) => ({
    id: ids.get('photo', toPhotoSlug(photo)),
    brandId,
    path: photo.kind === 'file' ? photo.path : null,
    sha256: photo.kind === 'file' ? (sums.get(photo.path) ?? null) : null,
    recipe: photo.kind === 'recipe' ? toRecipeText(photo.recipe) : null,
    photoHash: hashes.get(toPhotoSlug(photo)) ?? '',
  }))
}

function mergeRows(parts: readonly SomeRows[]): NewRows {
  const merged = Object.fromEntries(storedTables.map((table) => [table, [] as unknown[]]))
  for (const part of parts) {
    for (const table of storedTables) for (const row of part[table] ?? []) merged[table]?.push(row)
  }
  // Every table is there, and each got rows of its own parts only.
  return merged as NewRows
}

export function toCatalogue(rows: BrandRowSet, brandId: number): Catalogue {
  return toCanonicalOrder({
    brand: toBrand(rows, brandId),
    cities: toCities(rows),
    tags: toLabels(rows, 'tags'),
    pays: toLabels(rows, 'pays'),
    restos: toRestos(rows),
    zones: toZones(rows),
    menus: menuRows.toMenus(rows),
    groups: menuRows.toGroups(rows),
    positions: menuRows.toPositions(rows),
    modifiers: toModifiers(rows),
    timeSlots: offerRows.toTimeSlots(rows),
    promotions: offerRows.toPromotions(rows),
    promoCodes: offerRows.toPromoCodes(rows),
    pages: toPages(rows),
    files: rows
      .all('photoSources')
      .flatMap(({ path, sha256 }) => (path === null || sha256 === null ? [] : [{ path, sha256 }])),
  })
}
