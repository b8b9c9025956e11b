import type { LocalText, Photo } from '#catalogue/catalogue.ts'
import type { CatalogueIds } from '#catalogue/storing/catalogue-ids.ts'
import { toPhotoSlug } from '#catalogue/storing/catalogue-kinds.ts'
import type { NewRow } from '#catalogue/storing/stored-tables.ts'
import type { Flag } from '#db/tables/catalogue.ts'

export function toFlag(value: boolean): Flag {
  return value ? 1 : 0
}

export function toTextRows(thingId: number, fields: Readonly<Record<string, LocalText>>): NewRow<'texts'>[] {
  return Object.entries(fields).flatMap(([field, texts]) =>
    Object.entries(texts).map(([locale, text]) => ({ thingId, field, locale, text })),
  )
}

export function toContactRows(
  thingId: number,
  contacts: { phones: string[]; emails: string[]; links: string[] },
): NewRow<'contacts'>[] {
  const rows = (kind: string, values: string[]): NewRow<'contacts'>[] =>
    values.map((value, place) => ({ thingId, kind, place, value }))
  return [
    ...rows('phone', contacts.phones),
    ...rows('email', contacts.emails),
    ...rows('link', contacts.links),
  ]
}

export function toThingPhotoRows(
  thingId: number,
  photos: readonly Photo[],
  ids: CatalogueIds,
): NewRow<'thingPhotos'>[] {
  return photos.map((photo, place) => ({ thingId, place, sourceId: ids.get('photo', toPhotoSlug(photo)) }))
}
