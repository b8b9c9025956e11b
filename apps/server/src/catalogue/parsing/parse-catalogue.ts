import type { Brand, BrandFile, Catalogue, Page } from '#catalogue/catalogue.ts'
import type { LeftOut } from './left-out.ts'
import { toBrand, toCity, toLabel } from './to-brand.ts'
import { toMenuParts } from './to-menu-parts.ts'
import { toModifier } from './to-modifier.ts'
import { toPromoCode, toPromotion, toTimeSlot } from './to-offers.ts'
import { toResto } from './to-resto.ts'
import { toZone } from './to-zone.ts'
import type { SourceFile } from './source-file.ts'
import type { FileKind, fileKinds } from '#catalogue/schema/file-kinds.ts'
import { toCanonicalOrder } from '#catalogue/to-canonical-order.ts'
import type { Static } from 'typebox'

type SourceOf<K extends FileKind> = Static<(typeof fileKinds)[K]['schema']>

/** Only for sources in which no mistake was found: from here on the shapes are believed. */
export function parseCatalogue(
  sources: readonly SourceFile[],
  beside: Pick<Brand, 'slug' | 'logo' | 'tokens'> & { pages: Page[]; files: BrandFile[] },
  leftOut: LeftOut,
): Catalogue {
  const all = <K extends FileKind>(kind: K): { name: string; value: SourceOf<K> }[] =>
    sources
      .filter((source) => source.kind === kind)
      .map(({ name, value }) => ({ name, value: value as SourceOf<K> }))

  const { pages, files, ...besideBrand } = beside
  const [brandSource] = all('brand')
  if (!brandSource) throw new Error('A brand without brand.yaml was found to be without mistakes')
  const brand = toBrand(brandSource.value, besideBrand)
  const { locales } = brand
  const modifiers = all('modifiers').flatMap(({ value }) => value.map((one) => toModifier(one, locales)))
  const parts = all('menu').map(({ name, value }) => toMenuParts(name, value, { locales, modifiers }))
  const positions = [...parts.flatMap((part) => part.positions), ...leftOut.positions]
  return toCanonicalOrder({
    brand,
    cities: all('cities').flatMap(({ value }) => value.map((one) => toCity(one, locales))),
    tags: all('tags').flatMap(({ value }) => value.map((one) => toLabel(one, locales))),
    pays: all('pays').flatMap(({ value }) => value.map((one) => toLabel(one, locales))),
    restos: all('resto').map(({ name, value }) => toResto(name, value, brand)),
    zones: all('zones').flatMap(({ value }) => value.features.map((one) => toZone(one, locales))),
    menus: [...parts.map((part) => part.menu), ...leftOut.menus],
    groups: [...parts.flatMap((part) => part.groups), ...leftOut.groups],
    positions,
    modifiers,
    timeSlots: all('time-slots').flatMap(({ value }) => value.map((one) => toTimeSlot(one, positions))),
    promotions: all('promotions').flatMap(({ value }) => value.map((one) => toPromotion(one, locales))),
    promoCodes: all('promo-codes').flatMap(({ value }) => value.map(toPromoCode)),
    pages,
    files: [...new Map([...leftOut.files, ...files].map((file) => [file.path, file])).values()],
  })
}
