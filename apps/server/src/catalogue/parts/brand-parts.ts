import type {
  Brand,
  BrandFile,
  City,
  Menu,
  Modifier,
  Page,
  Pay,
  Position,
  PositionGroup,
  PromoCode,
  Promotion,
  Resto,
  Tag,
  TimeSlot,
  Zone,
} from '#catalogue/catalogue.ts'
import type { StoredPicture } from '#catalogue/pictures/stored-picture.ts'

/** Encoded pictures of a part's photos, by `toPhotoSlug`: whoever has the part needs nothing else to show it. */
export type PartPictures = Readonly<Record<string, StoredPicture>>

export interface RestoPart {
  readonly resto: Resto
  readonly zones: readonly Zone[]
  readonly pictures: PartPictures
}

export interface MenuPart {
  readonly menu: Menu
  readonly groups: readonly PositionGroup[]
  /** By group, then by order; those without a group last. */
  readonly positions: readonly Position[]
  readonly pictures: PartPictures
}

export interface OffersPart {
  readonly promotions: readonly Promotion[]
  readonly promoCodes: readonly PromoCode[]
  readonly pictures: PartPictures
}

/** The pieces a version of a brand is made of. Each is stored once and shared by all versions that have it. */
export interface BrandParts {
  readonly brand: Brand
  readonly cities: readonly City[]
  readonly labels: { readonly tags: readonly Tag[]; readonly pays: readonly Pay[] }
  readonly modifiers: readonly Modifier[]
  readonly timeSlots: readonly TimeSlot[]
  readonly offers: OffersPart
  readonly pages: readonly Page[]
  readonly files: readonly BrandFile[]
  /** In the order customers see them. */
  readonly restos: readonly RestoPart[]
  /** By slug. */
  readonly menus: readonly MenuPart[]
}

/** Those of which a brand has exactly one; venues and menus are named `restos/SLUG` and `menus/SLUG`. */
export const singleParts = [
  'brand',
  'cities',
  'labels',
  'modifiers',
  'timeSlots',
  'offers',
  'pages',
  'files',
] as const satisfies readonly (keyof BrandParts)[]

/** A version's parts: the hash of each by its name. */
export type PartList = Readonly<Record<string, string>>
