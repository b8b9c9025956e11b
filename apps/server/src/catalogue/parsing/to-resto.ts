import type { Locale } from '@lavash/rulebook/site/locales'
import type { PayMethods, PreOrder, Resto } from '#catalogue/catalogue.ts'
import { getPriceMinor } from './parse-price.ts'
import { toOpeningHours } from './parse-week.ts'
import { toPhones } from './to-brand.ts'
import { toLocalText, toPhotos } from './to-texts.ts'
import type { PayMethodsSource, RestoSource } from '#catalogue/schema/resto-file.ts'

export function toResto(
  slug: string,
  source: RestoSource,
  brand: { locales: readonly Locale[]; timeZone: string },
): Resto {
  const { locales } = brand
  return {
    slug,
    order: source.order,
    cities: [...source.cities],
    name: toLocalText(source.name, locales),
    description: toLocalText(source.description, locales),
    address: toLocalText(source.address, locales),
    street: toLocalText(source.street, locales),
    location: { ...source.location },
    timeZone: source.timeZone ?? brand.timeZone,
    phones: toPhones(source.phones),
    emails: source.emails ?? [],
    links: source.links ?? [],
    averageCheckMinor: source.averageCheck === undefined ? null : getPriceMinor(source.averageCheck),
    tags: source.tags ?? [],
    pays: source.pays ?? [],
    payEngine: source.payEngine ?? null,
    payConfig: {
      delivery: toPayMethods(source.payConfig.delivery),
      takeAway: toPayMethods(source.payConfig.takeAway),
    },
    menus: source.menus.map(({ menu, methods }) => ({ menu, methods: [...methods] })),
    openingHours: toOpeningHours(source.openingHours),
    preOrder: toPreOrder(source.preOrder),
    photos: toPhotos(source.photos),
  }
}

export function toPayMethods(source: PayMethodsSource | undefined): PayMethods {
  return {
    cardOnline: source?.cardOnline ?? null,
    cardUponReceipt: source?.cardUponReceipt ?? false,
    cashUponReceipt: source?.cashUponReceipt ?? false,
  }
}

function toPreOrder(source: RestoSource['preOrder']): PreOrder {
  return {
    type: source?.type ?? 'NONE',
    minTimeMinutes: source?.minTimeMinutes ?? 0,
    dayInAdvance: source?.dayInAdvance ?? 0,
    hours: source?.hours === undefined ? [] : toOpeningHours(source.hours),
  }
}
