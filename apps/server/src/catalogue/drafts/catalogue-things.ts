import { tokenNames, type BrandTokens } from '#catalogue/brand-tokens.ts'
import type { Brand, Catalogue, Slug } from '#catalogue/catalogue.ts'
import { toPromoCodeSlug } from '#catalogue/parts/catalogue-kinds.ts'
import { fromBrand, fromCity, fromLabel } from '#catalogue/writing/from-brand.ts'
import { fromModifier, fromPosition } from '#catalogue/writing/from-menu.ts'
import { fromPromoCode, fromPromotion, fromTimeSlot } from '#catalogue/writing/from-offers.ts'
import { fromResto, fromZone } from '#catalogue/writing/from-resto.ts'
import { fromLocalText, fromPhotos } from '#catalogue/writing/from-texts.ts'
import type { Thing, ThingKind, ThingName, ThingValue } from '#catalogue/drafts/thing.ts'

interface KindOf<T> {
  /** In the order customers see them. */
  readonly all: (catalogue: Catalogue) => readonly T[]
  readonly keyOf: (thing: T) => Slug
  /** `index` is its place among all of its kind. */
  readonly write: (thing: T, index: number, catalogue: Catalogue) => object
}

type AnyKind = KindOf<unknown>

function ofKind<T>(kind: KindOf<T>): AnyKind {
  // The table hands a kind only what its own `all` has listed.
  return kind as AnyKind
}

const kinds: Readonly<Record<ThingKind, AnyKind>> = {
  brand: ofKind({ all: ({ brand }) => [brand], keyOf: () => 'brand', write: toBrandThing }),
  contacts: ofKind({
    all: ({ brand }) => [brand],
    keyOf: () => 'contacts',
    write: (brand) => ({ ...fromBrand(brand).contacts, ...fromBrand(brand).apps }),
  }),
  look: ofKind({ all: ({ brand }) => [brand], keyOf: () => 'look', write: toLook }),
  city: ofKind({
    all: ({ cities }) => cities,
    keyOf: ({ slug }) => slug,
    write: (city, order) => ({ order, ...fromCity(city) }),
  }),
  tag: ofKind({
    all: ({ tags }) => tags,
    keyOf: ({ slug }) => slug,
    write: (tag, order) => ({ order, ...fromLabel(tag) }),
  }),
  pay: ofKind({
    all: ({ pays }) => pays,
    keyOf: ({ slug }) => slug,
    write: (pay, order) => ({ order, ...fromLabel(pay) }),
  }),
  resto: ofKind({
    all: ({ restos }) => restos,
    keyOf: ({ slug }) => slug,
    write: (resto) => fromResto(resto),
  }),
  zone: ofKind({
    all: ({ zones }) => zones,
    keyOf: ({ slug }) => slug,
    write: (zone) => {
      const { properties, geometry } = fromZone(zone)
      return { ...properties, geometry }
    },
  }),
  menu: ofKind({
    all: ({ menus }) => menus,
    keyOf: ({ slug }) => slug,
    write: ({ slug, name }) => ({ slug, name: fromLocalText(name) }),
  }),
  group: ofKind({
    all: ({ groups }) => groups,
    keyOf: ({ slug }) => slug,
    write: ({ slug, menu, order, name, photos }) => ({
      slug,
      menu,
      order,
      name: fromLocalText(name),
      photos: fromPhotos(photos),
    }),
  }),
  position: ofKind({
    all: ({ positions }) => positions,
    keyOf: ({ slug }) => slug,
    write: (position, _index, { modifiers }) => {
      const { menu, group, order } = position
      return { menu, group, order, ...fromPosition(position, modifiers) }
    },
  }),
  modifier: ofKind({
    all: ({ modifiers }) => modifiers,
    keyOf: ({ slug }) => slug,
    write: (modifier, order) => ({ order, ...fromModifier(modifier) }),
  }),
  'time-slot': ofKind({
    all: ({ timeSlots }) => timeSlots,
    keyOf: ({ slug }) => slug,
    write: (slot, order) => ({ order, ...fromTimeSlot(slot) }),
  }),
  promotion: ofKind({
    all: ({ promotions }) => promotions,
    keyOf: ({ slug }) => slug,
    write: (promotion) => fromPromotion(promotion),
  }),
  'promo-code': ofKind({
    all: ({ promoCodes }) => promoCodes,
    keyOf: ({ code }) => toPromoCodeSlug(code),
    write: (promoCode) => fromPromoCode(promoCode),
  }),
  page: ofKind({
    all: ({ pages }) => pages,
    keyOf: ({ slug }) => slug,
    write: ({ slug, markdown }) => ({ slug, markdown: { ...markdown } }),
  }),
  file: ofKind({
    all: ({ files }) => files,
    keyOf: ({ path }) => path,
    write: ({ sha256 }) => ({ sha256 }),
  }),
}

/** What has a thing of its own is not the brand's. */
function toBrandThing(brand: Brand): object {
  const { contacts: _contacts, apps: _apps, theme: _theme, ...own } = fromBrand(brand)
  return own
}

function toLook({ theme, logo, tokens }: Brand): object {
  return { theme, logo, tokens: toTokenValues(tokens) }
}

/** By the token's name; a colour is one for each theme. */
function toTokenValues({ colours, radii, font }: BrandTokens): object {
  const all: Readonly<Record<string, unknown>> = { ...colours, ...radii, ...(font !== null && { font }) }
  return Object.fromEntries(tokenNames.flatMap((name) => (name in all ? [[name, all[name]]] : [])))
}

export function findThing(catalogue: Catalogue, { kind, key }: ThingName): ThingValue | null {
  const { all, keyOf, write } = kinds[kind]
  const things = all(catalogue)
  const index = things.findIndex((thing) => keyOf(thing) === key)
  return index === -1 ? null : toValue(write(things[index], index, catalogue))
}

export function listThings(catalogue: Catalogue, kind: ThingKind): Thing[] {
  const { all, keyOf, write } = kinds[kind]
  return all(catalogue).map((thing, index) => ({
    kind,
    key: keyOf(thing),
    value: toValue(write(thing, index, catalogue)),
  }))
}

/** As it comes back from JSON: fields that hold `undefined` are not there. */
function toValue(written: object): ThingValue {
  return Object.fromEntries(Object.entries(written).filter(([, value]) => value !== undefined))
}
