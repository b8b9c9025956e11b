import { isLocale } from '@lavash/rulebook/site/locales'
import type { Brand, Catalogue, City, Page, Tag } from '#catalogue/catalogue.ts'
import type { BrandRowSet } from '#catalogue/storing/brand-row-set.ts'
import type { CatalogueIds } from '#catalogue/storing/catalogue-ids.ts'
import { toContactRows, toFlag, toTextRows } from '#catalogue/storing/new-rows.ts'
import type { SomeRows, StoredRow } from '#catalogue/storing/stored-tables.ts'

export function toBrandRows(catalogue: Catalogue, ids: CatalogueIds): SomeRows {
  const { brand, cities, tags, pays, pages } = catalogue
  const brandId = ids.get('brand', brand.slug)
  const label = (kind: 'tag' | 'pay') => (thing: Tag, place: number) => ({
    id: ids.get(kind, thing.slug),
    brandId,
    place,
  })
  const { legal } = brand.contacts
  return {
    brands: [toBrandRow(brand, brandId)],
    brandDefaults: [
      {
        brandId,
        cityId: brand.defaults.city === null ? null : ids.get('city', brand.defaults.city),
        restoId: brand.defaults.resto === null ? null : ids.get('resto', brand.defaults.resto),
        deliveryMethod: brand.defaults.deliveryMethod,
      },
    ],
    brandHosts: brand.hosts.map((host, place) => ({ brandId, place, host })),
    brandLocales: brand.locales.map((locale, place) => ({ brandId, place, locale })),
    brandSignInMethods: brand.signInMethods.map((method, place) => ({ brandId, place, method })),
    contacts: toContactRows(brandId, brand.contacts),
    cities: cities.map((city, place) => toCityRow(city, { id: ids.get('city', city.slug), brandId, place })),
    tags: tags.map(label('tag')),
    pays: pays.map(label('pay')),
    pages: pages.map(({ slug }) => ({ id: ids.get('page', slug), brandId })),
    texts: [
      ...toTextRows(brandId, {
        name: brand.name,
        description: brand.description,
        ...(legal === null ? {} : { legal }),
      }),
      ...cities.flatMap(({ slug, name }) => toTextRows(ids.get('city', slug), { name })),
      ...tags.flatMap(({ slug, name }) => toTextRows(ids.get('tag', slug), { name })),
      ...pays.flatMap(({ slug, name }) => toTextRows(ids.get('pay', slug), { name })),
      ...pages.flatMap(({ slug, markdown }) => toTextRows(ids.get('page', slug), { markdown })),
    ],
  }
}

function toBrandRow(brand: Brand, id: number): StoredRow<'brands'> {
  return {
    id,
    whiteLabel: brand.whiteLabel,
    isDefault: toFlag(brand.isDefault),
    defaultLocale: brand.defaultLocale,
    currency: brand.currency,
    timeZone: brand.timeZone,
    theme: brand.theme,
    logo: brand.logo,
    tokens: JSON.stringify(brand.tokens),
    bootLoader: brand.bootLoader,
    layout: brand.layout,
    iosApp: brand.apps.ios,
    androidApp: brand.apps.android,
    isPreOrderOn: toFlag(brand.isPreOrderOn),
    hasPersonCount: toFlag(brand.cart.hasPersonCount),
    hasPromoCodes: toFlag(brand.cart.hasPromoCodes),
    ...brand.analytics,
    ...brand.publicKeys,
  }
}

export function toBrand(rows: BrandRowSet, brandId: number): Brand {
  const [row] = rows.of('brands', brandId)
  if (row === undefined) throw new Error(`The brand ${brandId} is missing`)
  const legal = rows.text(brandId, 'legal')
  const { yandexMetrica, ga4, plausible } = row
  const { googleClientId, appleClientId, vkAppId, googleMapsKey, captchaSiteKey } = row
  return {
    slug: rows.slug(brandId),
    name: rows.text(brandId, 'name'),
    description: rows.text(brandId, 'description'),
    whiteLabel: row.whiteLabel,
    isDefault: row.isDefault === 1,
    hosts: rows.of('brandHosts', brandId).map(({ host }) => host),
    locales: rows.of('brandLocales', brandId).flatMap(({ locale }) => (isLocale(locale) ? [locale] : [])),
    // The words were checked when they were written, here and below.
    defaultLocale: row.defaultLocale as Brand['defaultLocale'],
    currency: row.currency,
    timeZone: row.timeZone,
    theme: row.theme as Brand['theme'],
    logo: row.logo,
    tokens: JSON.parse(row.tokens) as Brand['tokens'],
    bootLoader: row.bootLoader as Brand['bootLoader'],
    layout: row.layout as Brand['layout'],
    contacts: { ...rows.contacts(brandId), legal: Object.keys(legal).length === 0 ? null : legal },
    apps: { ios: row.iosApp, android: row.androidApp },
    signInMethods: rows
      .of('brandSignInMethods', brandId)
      .map(({ method }) => method as Brand['signInMethods'][number]),
    isPreOrderOn: row.isPreOrderOn === 1,
    cart: { hasPersonCount: row.hasPersonCount === 1, hasPromoCodes: row.hasPromoCodes === 1 },
    defaults: toDefaults(rows, brandId),
    analytics: { yandexMetrica, ga4, plausible },
    publicKeys: { googleClientId, appleClientId, vkAppId, googleMapsKey, captchaSiteKey },
  }
}

function toDefaults(rows: BrandRowSet, brandId: number): Brand['defaults'] {
  const [row] = rows.of('brandDefaults', brandId)
  const slug = (id: number | null | undefined): string | null =>
    id === null || id === undefined ? null : rows.slug(id)
  return {
    city: slug(row?.cityId),
    deliveryMethod: (row?.deliveryMethod ?? null) as Brand['defaults']['deliveryMethod'],
    resto: slug(row?.restoId),
  }
}

function toCityRow(city: City, at: { id: number; brandId: number; place: number }): StoredRow<'cities'> {
  const { southWest, northEast } = city.bounds
  return {
    ...at,
    south: southWest.lat,
    west: southWest.lng,
    north: northEast.lat,
    east: northEast.lng,
    centerLat: city.center.lat,
    centerLng: city.center.lng,
    zoom: city.zoom,
  }
}

export function toCities(rows: BrandRowSet): City[] {
  return rows.all('cities').map((row) => ({
    slug: rows.slug(row.id),
    name: rows.text(row.id, 'name'),
    bounds: { southWest: { lat: row.south, lng: row.west }, northEast: { lat: row.north, lng: row.east } },
    center: { lat: row.centerLat, lng: row.centerLng },
    zoom: row.zoom,
  }))
}

export function toLabels(rows: BrandRowSet, table: 'tags' | 'pays'): Tag[] {
  return rows.all(table).map(({ id }) => ({ slug: rows.slug(id), name: rows.text(id, 'name') }))
}

export function toPages(rows: BrandRowSet): Page[] {
  return rows.all('pages').map(({ id }) => ({
    slug: rows.slug(id) as Page['slug'],
    markdown: rows.text(id, 'markdown'),
  }))
}
