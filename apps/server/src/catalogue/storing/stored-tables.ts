import type { Insertable, Selectable } from 'kysely'
import type { CatalogueTables } from '#db/tables/catalogue.ts'

export type StoredTable = keyof CatalogueTables

/**
 * The tables an import replaces, in the order in which rows can be written; the column is the thing a row
 * belongs to. An id of `catalogueIds` stands in it, which is how a brand's rows are told from another's.
 */
export const ownerColumns = {
  brands: 'id',
  brandHosts: 'brandId',
  brandLocales: 'brandId',
  brandSignInMethods: 'brandId',
  texts: 'thingId',
  contacts: 'thingId',
  cities: 'id',
  tags: 'id',
  pays: 'id',
  pages: 'id',
  photoSources: 'id',
  thingPhotos: 'thingId',
  menus: 'id',
  positionGroups: 'id',
  positions: 'id',
  positionEnergy: 'positionId',
  positionAllergens: 'positionId',
  positionTags: 'positionId',
  modifiers: 'id',
  modifierItems: 'modifierId',
  positionModifiers: 'positionId',
  timeSlots: 'id',
  timeSlotPositions: 'timeSlotId',
  restos: 'id',
  restoCities: 'restoId',
  restoTags: 'restoId',
  restoPays: 'restoId',
  restoPayMethods: 'restoId',
  restoMenus: 'restoId',
  restoMenuMethods: 'restoId',
  restoHours: 'restoId',
  zones: 'id',
  zonePoints: 'zoneId',
  zoneThresholds: 'zoneId',
  brandDefaults: 'brandId',
  promotions: 'id',
  promotionRestos: 'promotionId',
  promotionPositions: 'promotionId',
  promoCodes: 'id',
  promoCodeRestos: 'promoCodeId',
  promoCodeMethods: 'promoCodeId',
  dayRanges: 'thingId',
} as const satisfies { [T in StoredTable]: keyof CatalogueTables[T] }

export const storedTables = Object.keys(ownerColumns) as StoredTable[]

export type NewRow<T extends StoredTable> = Insertable<CatalogueTables[T]>
export type StoredRow<T extends StoredTable> = Selectable<CatalogueTables[T]>

/** A brand as rows, ready to be written. */
export type NewRows = { [T in StoredTable]: NewRow<T>[] }
/** Part of a brand as rows. */
export type SomeRows = Partial<NewRows>
