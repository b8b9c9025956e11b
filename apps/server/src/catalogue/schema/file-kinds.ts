import type { TSchema } from 'typebox'
import { brandFile } from '#catalogue/schema/brand-file.ts'
import { citiesFile } from '#catalogue/schema/cities-file.ts'
import { paysFile, tagsFile } from '#catalogue/schema/labels-file.ts'
import { menuFile } from '#catalogue/schema/menu-file.ts'
import { modifiersFile } from '#catalogue/schema/modifiers-file.ts'
import { promoCodesFile } from '#catalogue/schema/promo-codes-file.ts'
import { promotionsFile } from '#catalogue/schema/promotions-file.ts'
import { restoFile } from '#catalogue/schema/resto-file.ts'
import { timeSlotsFile } from '#catalogue/schema/time-slots-file.ts'
import { zonesFile } from '#catalogue/schema/zones-file.ts'

/** Every data file a brand's folder may hold. A `*` stands for the slug (or, for zones, any name). */
export const fileKinds = {
  brand: { path: 'brand.yaml', schema: brandFile, isRequired: true },
  cities: { path: 'catalogue/cities.yaml', schema: citiesFile, isRequired: true },
  tags: { path: 'catalogue/tags.yaml', schema: tagsFile, isRequired: false },
  pays: { path: 'catalogue/pays.yaml', schema: paysFile, isRequired: false },
  resto: { path: 'catalogue/restos/*.yaml', schema: restoFile, isRequired: true },
  menu: { path: 'catalogue/menus/*.yaml', schema: menuFile, isRequired: true },
  modifiers: { path: 'catalogue/modifiers.yaml', schema: modifiersFile, isRequired: false },
  'time-slots': { path: 'catalogue/time-slots.yaml', schema: timeSlotsFile, isRequired: false },
  promotions: { path: 'catalogue/promotions.yaml', schema: promotionsFile, isRequired: false },
  'promo-codes': { path: 'catalogue/promo-codes.yaml', schema: promoCodesFile, isRequired: false },
  zones: { path: 'catalogue/zones/*.geojson', schema: zonesFile, isRequired: false },
} as const satisfies Record<string, { path: string; schema: TSchema; isRequired: boolean }>

export type FileKind = keyof typeof fileKinds
export const fileKindNames = Object.keys(fileKinds) as FileKind[]
