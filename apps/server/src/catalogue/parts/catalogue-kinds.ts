import { createHash } from 'node:crypto'
import type { Catalogue, Photo, PictureRecipe, Slug } from '#catalogue/catalogue.ts'

/** Kinds of things that have an id; a slug is unique among those of its kind in one brand. */
export const catalogueKinds = [
  'brand',
  'city',
  'tag',
  'pay',
  'resto',
  'zone',
  'menu',
  'group',
  'position',
  'modifier',
  'modifier-item',
  'time-slot',
  'promotion',
  'promo-code',
  'page',
  'photo',
] as const
export type CatalogueKind = (typeof catalogueKinds)[number]

/** An item's slug is unique within its modifier only. */
export function toModifierItemSlug(modifier: Slug, item: Slug): Slug {
  return `${modifier}/${item}`
}

/**
 * Codes that differ in case alone are one, so a change of case keeps the counters. Not `normalisePromoCode`: when that
 * learns to read more, the names that are stored already have to stay.
 */
export function toPromoCodeSlug(code: string): Slug {
  return code.toUpperCase()
}

const recipeSlugs = new WeakMap<PictureRecipe, Slug>()

/** What a picture is made of names it: the same recipe on two dishes is one picture. */
export function toPhotoSlug(photo: Photo): Slug {
  if (photo.kind === 'file') return photo.path
  const { recipe } = photo
  // Publishing asks for each several times.
  const slug = recipeSlugs.get(recipe) ?? `recipe:${sha256(toRecipeText(recipe))}`
  recipeSlugs.set(recipe, slug)
  return slug
}

/** Always the same text for the same recipe. */
export function toRecipeText({ emoji, ground, arrangement, angle, size }: PictureRecipe): string {
  return JSON.stringify({ emoji, ground, arrangement, angle, size })
}

export function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex')
}

/** Everything of a catalogue that needs an id. */
export function listSlugs(catalogue: Catalogue): Record<CatalogueKind, Slug[]> {
  const slugsOf = (things: readonly { slug: Slug }[]): Slug[] => things.map(({ slug }) => slug)
  return {
    brand: [catalogue.brand.slug],
    city: slugsOf(catalogue.cities),
    tag: slugsOf(catalogue.tags),
    pay: slugsOf(catalogue.pays),
    resto: slugsOf(catalogue.restos),
    zone: slugsOf(catalogue.zones),
    menu: slugsOf(catalogue.menus),
    group: slugsOf(catalogue.groups),
    position: slugsOf(catalogue.positions),
    modifier: slugsOf(catalogue.modifiers),
    'modifier-item': catalogue.modifiers.flatMap(({ slug, items }) =>
      items.map((item) => toModifierItemSlug(slug, item.slug)),
    ),
    'time-slot': slugsOf(catalogue.timeSlots),
    promotion: slugsOf(catalogue.promotions),
    'promo-code': catalogue.promoCodes.map(({ code }) => toPromoCodeSlug(code)),
    page: slugsOf(catalogue.pages),
    photo: listPhotos(catalogue).map(toPhotoSlug),
  }
}

/** Each picture once: those that are shown, then files that nothing shows. */
export function listPhotos(catalogue: Catalogue): Photo[] {
  const { restos, groups, positions, promotions, files } = catalogue
  const shown = [...restos, ...groups, ...positions, ...promotions].flatMap(({ photos }) => photos)
  const kept = files.map(({ path }): Photo => ({ kind: 'file', path }))
  return [...new Map([...shown, ...kept].map((photo) => [toPhotoSlug(photo), photo])).values()]
}
