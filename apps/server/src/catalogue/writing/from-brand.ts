import type { Brand, City, Tag } from '#catalogue/catalogue.ts'
import type { BrandSource } from '#catalogue/schema/brand-file.ts'
import type { CitySource } from '#catalogue/schema/cities-file.ts'
import type { LabelSource } from '#catalogue/schema/labels-file.ts'
import { fromLocalText, withoutNothing } from '#catalogue/writing/from-texts.ts'

export function fromBrand(brand: Brand): BrandSource {
  const { contacts, cart } = brand
  return {
    name: fromLocalText(brand.name),
    description: fromLocalText(brand.description),
    whiteLabel: brand.whiteLabel,
    isDefault: brand.isDefault,
    hosts: brand.hosts,
    locales: brand.locales,
    defaultLocale: brand.defaultLocale,
    currency: brand.currency,
    timeZone: brand.timeZone,
    theme: brand.theme,
    bootLoader: brand.bootLoader,
    layout: brand.layout,
    contacts: withoutNothing({
      ...contacts,
      legal: contacts.legal ? fromLocalText(contacts.legal) : undefined,
    }) as NonNullable<BrandSource['contacts']>,
    apps: withoutNothing(brand.apps) as NonNullable<BrandSource['apps']>,
    signInMethods: brand.signInMethods,
    preOrder: brand.isPreOrderOn,
    cart: { personCount: cart.hasPersonCount, promoCodes: cart.hasPromoCodes },
    ...(Object.keys(brand.synonyms).length > 0 && { synonyms: brand.synonyms }),
    defaults: withoutNothing(brand.defaults) as NonNullable<BrandSource['defaults']>,
    analytics: withoutNothing(brand.analytics) as NonNullable<BrandSource['analytics']>,
    publicKeys: withoutNothing(brand.publicKeys) as NonNullable<BrandSource['publicKeys']>,
  }
}

export function fromCity(city: City): CitySource {
  return { ...city, name: fromLocalText(city.name) }
}

export function fromLabel(label: Tag): LabelSource {
  return { slug: label.slug, name: fromLocalText(label.name) }
}
