import { toE164 } from '@lavash/rulebook/account/phone'
import { defaultMapZoom, defaultTimeZone } from '@lavash/rulebook/site/limits'
import type { Locale } from '@lavash/rulebook/site/locales'
import type { Brand, City, Tag } from '#catalogue/catalogue.ts'
import { toLocalText } from './to-texts.ts'
import type { BrandSource } from '#catalogue/schema/brand-file.ts'
import type { CitySource } from '#catalogue/schema/cities-file.ts'
import type { LabelSource } from '#catalogue/schema/labels-file.ts'

export function toBrand(source: BrandSource, beside: Pick<Brand, 'slug' | 'logo' | 'tokens'>): Brand {
  const { contacts, analytics, publicKeys, defaults, locales } = source
  return {
    ...beside,
    name: toLocalText(source.name, locales),
    description: toLocalText(source.description, locales),
    whiteLabel: source.whiteLabel,
    isDefault: source.isDefault ?? false,
    hosts: source.hosts ?? [],
    locales: [...locales],
    defaultLocale: source.defaultLocale,
    currency: source.currency,
    timeZone: source.timeZone ?? defaultTimeZone,
    theme: source.theme ?? 'light',
    bootLoader: source.bootLoader ?? 'default',
    layout: source.layout ?? 'default',
    contacts: {
      phones: toPhones(contacts?.phones),
      emails: contacts?.emails ?? [],
      links: contacts?.links ?? [],
      legal: contacts?.legal === undefined ? null : toLocalText(contacts.legal, locales),
    },
    apps: { ios: source.apps?.ios ?? null, android: source.apps?.android ?? null },
    signInMethods: [...source.signInMethods],
    isPreOrderOn: source.preOrder ?? false,
    cart: {
      hasPersonCount: source.cart?.personCount ?? true,
      hasPromoCodes: source.cart?.promoCodes ?? true,
    },
    synonyms: source.synonyms ?? {},
    defaults: {
      city: defaults?.city ?? null,
      deliveryMethod: defaults?.deliveryMethod ?? null,
      resto: defaults?.resto ?? null,
    },
    analytics: {
      yandexMetrica: analytics?.yandexMetrica ?? null,
      ga4: analytics?.ga4 ?? null,
      plausible: analytics?.plausible ?? null,
    },
    publicKeys: {
      googleClientId: publicKeys?.googleClientId ?? null,
      appleClientId: publicKeys?.appleClientId ?? null,
      vkAppId: publicKeys?.vkAppId ?? null,
      googleMapsKey: publicKeys?.googleMapsKey ?? null,
      captchaSiteKey: publicKeys?.captchaSiteKey ?? null,
    },
  }
}

/** Kept as E.164; every language writes a number in its own way. */
export function toPhones(sources: readonly string[] | undefined): string[] {
  return (sources ?? []).map((source) => toE164(source) ?? source)
}

export function toCity(source: CitySource, spoken: readonly Locale[]): City {
  const { southWest, northEast } = source.bounds
  return {
    slug: source.slug,
    name: toLocalText(source.name, spoken),
    bounds: { southWest: { ...southWest }, northEast: { ...northEast } },
    center: { ...source.center },
    zoom: source.zoom ?? defaultMapZoom,
  }
}

export function toLabel(source: LabelSource, spoken: readonly Locale[]): Tag {
  return { slug: source.slug, name: toLocalText(source.name, spoken) }
}
