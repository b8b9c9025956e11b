import type { Discount } from '@lavash/rulebook/money/discounts'
import type { SignInMethod } from '@lavash/rulebook/account/sign-in'
import type { AllergenCode } from '@lavash/rulebook/menu/allergens'
import type { MeasureUnit } from '@lavash/rulebook/menu/positions'
import type { DeliveryMethod } from '@lavash/rulebook/order/delivery-methods'
import type { Theme } from '@lavash/rulebook/site/themes'
import type { DayHours } from '@lavash/rulebook/time/week-ranges'
import type { DayOfWeek } from '@lavash/rulebook/time/days-of-week'
import type { Locale } from '@lavash/rulebook/site/locales'
import type { BrandTokens } from '#catalogue/brand-tokens.ts'

export type { DayHours } from '@lavash/rulebook/time/week-ranges'

/**
 * One brand, whole and checked: what an import stores and an export reads back.
 * Everything is named by slugs; nothing is kept twice; what is absent is null, so that two catalogues
 * can be compared field by field. Lists stand in the order of `to-canonical-order.ts`.
 */
export interface Catalogue {
  brand: Brand
  cities: City[]
  tags: Tag[]
  pays: Pay[]
  restos: Resto[]
  zones: Zone[]
  menus: Menu[]
  groups: PositionGroup[]
  positions: Position[]
  modifiers: Modifier[]
  timeSlots: TimeSlot[]
  promotions: Promotion[]
  promoCodes: PromoCode[]
  pages: Page[]
  /** Photos that are files of the folder. Their bytes stay where they are until somebody asks for them. */
  files: BrandFile[]
}

export type Slug = string

/** Holds every language of the brand. */
export type LocalText = Partial<Record<Locale, string>>

export interface Brand {
  slug: Slug
  name: LocalText
  description: LocalText
  whiteLabel: string
  /** Answers for host names no brand claims. */
  isDefault: boolean
  hosts: string[]
  locales: Locale[]
  defaultLocale: Locale
  currency: string
  timeZone: string
  theme: Theme
  /** The SVG itself: it has an address of its own, and icons are drawn of it. */
  logo: string
  tokens: BrandTokens
  /** `custom`: the folder brings boot-loader.tsx or layout.tsx, built into the storefront. */
  bootLoader: 'default' | 'custom'
  layout: 'default' | 'custom'
  contacts: { phones: string[]; emails: string[]; links: string[]; legal: LocalText | null }
  apps: { ios: string | null; android: string | null }
  signInMethods: SignInMethod[]
  isPreOrderOn: boolean
  cart: { hasPersonCount: boolean; hasPromoCodes: boolean }
  /** Per language: what customers type, and the menu's words for it (rulebook/menu/search-synonyms). */
  synonyms: Partial<Record<Locale, Record<string, string[]>>>
  /** What the first boot chooses for the customer. */
  defaults: { city: Slug | null; deliveryMethod: DeliveryMethod | null; resto: Slug | null }
  analytics: { yandexMetrica: string | null; ga4: string | null; plausible: string | null }
  publicKeys: {
    googleClientId: string | null
    appleClientId: string | null
    vkAppId: string | null
    googleMapsKey: string | null
    captchaSiteKey: string | null
  }
}

export type MenuMethod = DeliveryMethod | 'ONLINE' | 'TABLE'

export interface GeoPoint {
  lat: number
  lng: number
}

export interface City {
  slug: Slug
  name: LocalText
  bounds: { southWest: GeoPoint; northEast: GeoPoint }
  center: GeoPoint
  zoom: number
}

export interface Tag {
  slug: Slug
  name: LocalText
}

export interface Pay {
  slug: Slug
  name: LocalText
}

export interface Resto {
  slug: Slug
  order: number
  cities: Slug[]
  name: LocalText
  description: LocalText
  address: LocalText
  street: LocalText
  location: GeoPoint
  timeZone: string
  phones: string[]
  emails: string[]
  links: string[]
  averageCheckMinor: number | null
  tags: Slug[]
  pays: Slug[]
  payEngine: string | null
  payConfig: { delivery: PayMethods; takeAway: PayMethods }
  /** In the order the customer sees them. */
  menus: { menu: Slug; methods: MenuMethod[] }[]
  /** Monday to Sunday, all seven. An end not after its start lies on the next day; 00:00 to 00:00 is round the clock. */
  openingHours: DayHours[]
  preOrder: PreOrder
  photos: Photo[]
}

/** `cardOnline` names the payment engine; null means off. */
export interface PayMethods {
  cardOnline: string | null
  cardUponReceipt: boolean
  cashUponReceipt: boolean
}

export interface DayRange {
  dayOfWeek: DayOfWeek
  startAt: string
  endAt: string
}

export interface PreOrder {
  type: 'NONE' | 'WORKING_HOURS' | 'CUSTOM'
  minTimeMinutes: number
  dayInAdvance: number
  /** Seven days for CUSTOM, otherwise none. */
  hours: DayHours[]
}

export interface Zone {
  slug: Slug
  resto: Slug
  name: LocalText
  /** The ring without its closing point. */
  polygon: GeoPoint[]
  thresholds: Threshold[]
}

/** Fits an order of at least `minOrderMinor` and less than `maxOrderMinor`. */
export interface Threshold {
  minOrderMinor: number
  maxOrderMinor: number
  deliveryPriceMinor: number
  deliveryMinutes: number
}

export interface Menu {
  slug: Slug
  name: LocalText
}

export interface PositionGroup {
  slug: Slug
  menu: Slug
  order: number
  name: LocalText
  photos: Photo[]
}

export interface Position {
  slug: Slug
  menu: Slug
  /** Null: shown among the others (the group with id 0). */
  group: Slug | null
  /** Within its group, or within the positions of the menu that have none. */
  order: number
  name: LocalText
  description: LocalText
  priceMinor: number
  measure: { value: number; unit: MeasureUnit }
  energy: { kcal: number; proteins: number; fats: number; carbs: number } | null
  allergens: AllergenCode[]
  tags: Slug[]
  modifiers: PositionModifier[]
  photos: Photo[]
  isStopped: boolean
  /** Venues that have the menu and do not sell the dish. */
  notAt: Slug[]
  goesWith?: Slug[]
}

/** A modifier may be looser or tighter at one dish than at another. */
export interface PositionModifier {
  modifier: Slug
  minCount: number
  maxCount: number
}

export interface Modifier {
  slug: Slug
  /** For the kitchen. */
  name: LocalText
  /** For the customer. */
  nameUi: LocalText
  minCount: number
  maxCount: number
  items: ModifierItem[]
}

/** The slug is unique within its modifier. */
export interface ModifierItem {
  slug: Slug
  name: LocalText
  priceMinor: number
  minCount: number
  maxCount: number
}

export interface TimeSlot {
  slug: Slug
  positions: Slug[]
  ranges: DayRange[]
}

export interface Promotion {
  slug: Slug
  name: LocalText
  description: LocalText
  /** Null: every venue of the brand. */
  restos: Slug[] | null
  startAt: number | null
  endAt: number | null
  promoCode: string | null
  positions: Slug[]
  /** Taken off the named positions, or off all where none is named, without a code. */
  discount: Discount<Slug> | null
  priority: number
  photos: Photo[]
}

export interface PromoCode {
  /** As the customer types it; compared without regard to case. */
  code: string
  discount: Discount<Slug>
  /** The dishes that count for the discount; null: all. */
  positions: Slug[] | null
  /** False: withdrawn (promo-code.not-active). */
  isActive: boolean
  restos: Slug[] | null
  deliveryMethods: DeliveryMethod[] | null
  minOrderMinor: number | null
  maxDiscountMinor: number | null
  totalLimit: number | null
  personLimit: number | null
  startAt: number | null
  endAt: number | null
  /** Null: at any hour. */
  hours: DayRange[] | null
}

export interface Page {
  slug: PageSlug
  markdown: LocalText
}

export type PageSlug = 'terms-of-sale' | 'delivery' | 'about'

export type Photo = { kind: 'file'; path: string } | { kind: 'recipe'; recipe: PictureRecipe }

/** A picture composed of emoji, for brands that have no photographs yet. */
export interface PictureRecipe {
  emoji: string[]
  ground: string
  arrangement: Arrangement
  /** Clockwise, in degrees. */
  angle: number
  /** 1 leaves a little air around the dish. */
  size: number
}

export type Arrangement = 'single' | 'row' | 'heap' | 'scatter'

export interface BrandFile {
  /** Within the brand's folder, with forward slashes. */
  path: string
  sha256: string
}
