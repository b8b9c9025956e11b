import type { Resto, RestoListItem, RestoMenu } from '@lavash/contract/restos'
import type { Locale } from '@lavash/rulebook/site/locales'
import type * as catalogue from '#catalogue/catalogue.ts'
import type { BrandLists } from '#catalogue/versions/brand-lists.ts'
import type { BrandEntry, RestoEntry } from '#serving/catalogue-index.ts'
import { getText } from '#serving/choose-locale.ts'
import { toPhotos } from './to-photo.ts'

export function toRestoListItem(
  { id, name, cityIds }: BrandLists['restos'][number],
  locale: Locale,
): RestoListItem {
  return { id, name: getText(name, locale), cityIds: [...cityIds] }
}

export function toRestoAnswer(entry: RestoEntry, locale: Locale): Resto {
  const { id, brand, resto, cityIds } = entry
  const contacts = (values: readonly string[]) => values.map((value) => ({ value }))
  return {
    id,
    name: getText(resto.name, locale),
    cityIds: [...cityIds],
    address: getText(resto.address, locale),
    street: getText(resto.street, locale),
    location: resto.location,
    averageCheck: resto.averageCheckMinor,
    currency: brand.catalogue.brand.currency,
    description: getText(resto.description, locale),
    emails: contacts(resto.emails),
    links: contacts(resto.links),
    phones: contacts(resto.phones),
    menus: toRestoMenus(entry, locale),
    openingHours: resto.openingHours,
    order: resto.order,
    payConfig: toPayConfig(resto.payConfig),
    payEngine: resto.payEngine,
    pays: toNamed(brand, 'pay', resto.pays, locale),
    photos: toPhotos(brand, resto.photos),
    tags: toNamed(brand, 'tag', resto.tags, locale),
    timezone: resto.timeZone,
  }
}

/** The rulebook's words for what the catalogue keeps as null. */
function toPayConfig({ delivery, takeAway }: catalogue.Resto['payConfig']): Resto['payConfig'] {
  const toMethods = ({ cardOnline, ...methods }: catalogue.PayMethods) => ({
    cardOnline: cardOnline ?? '',
    ...methods,
  })
  return { delivery: toMethods(delivery), takeAway: toMethods(takeAway) }
}

function toRestoMenus({ brand, resto }: RestoEntry, locale: Locale): RestoMenu[] {
  const names = new Map(brand.catalogue.menus.map(({ slug, name }) => [slug, name]))
  return resto.menus.map(({ menu, methods }, order) => ({
    id: brand.ids.get('menu', menu),
    isDelivery: methods.includes('DELIVERY'),
    isOnline: methods.includes('ONLINE'),
    isTable: methods.includes('TABLE'),
    isTakeAway: methods.includes('TAKE_AWAY'),
    name: getText(names.get(menu) ?? {}, locale),
    order,
  }))
}

function toNamed(
  { catalogue: { tags, pays }, ids }: BrandEntry,
  kind: 'tag' | 'pay',
  slugs: readonly catalogue.Slug[],
  locale: Locale,
): Resto['tags'] {
  const names = new Map((kind === 'tag' ? tags : pays).map(({ slug, name }) => [slug, name]))
  return slugs.map((slug) => ({
    code: slug,
    id: ids.get(kind, slug),
    name: getText(names.get(slug) ?? {}, locale),
  }))
}
