import type { DocumentSettings } from '@lavash/contract/document-settings'
import type { Locale } from '@lavash/rulebook/site/locales'
import { toTokensCss } from '#catalogue/brand-tokens.ts'
import type { LocalText } from '#catalogue/catalogue.ts'
import type { BrandEntry } from '#serving/catalogue-index.ts'
import { toLogoUrl } from '#serving/logo-url.ts'

/** The rest depends on the server's own configuration too: see document-settings.ts. */
type ServerSetting = 'apiBase' | 'apiKey' | 'signInMethods' | 'captchaProvider'

/** The part of a document's settings that the brand decides. */
export function toBrandSettings(
  { slug, ids, catalogue: { brand } }: BrandEntry,
  locale: Locale,
): Omit<DocumentSettings, ServerSetting> {
  const { city, deliveryMethod, resto } = brand.defaults
  const { legal, phones, emails } = brand.contacts
  // The brand's own languages in its own order.
  const inOwnOrder = (text: LocalText): LocalText =>
    Object.fromEntries(brand.locales.map((spoken) => [spoken, text[spoken]]))
  const hasDefaults = city !== null && deliveryMethod !== null && resto !== null
  return {
    brand: {
      code: slug,
      name: inOwnOrder(brand.name),
      tagline: inOwnOrder(brand.description),
      logoUrl: toLogoUrl(slug, brand.logo),
      locales: [brand.defaultLocale, ...brand.locales.filter((locale) => locale !== brand.defaultLocale)],
      contacts: { legal: legal && inOwnOrder(legal), phones, emails },
    },
    whiteLabel: brand.whiteLabel,
    // The language of the address, for visitors who have not chosen one.
    locale,
    theme: brand.theme,
    // One of the three alone selects nothing.
    ...(hasDefaults && {
      defaultCityId: ids.get('city', city),
      defaultDeliveryMethod: deliveryMethod,
      defaultRestoId: ids.get('resto', resto),
    }),
    isPreOrderOn: brand.isPreOrderOn,
    ...brand.cart,
    bootLoader: brand.bootLoader,
    layout: brand.layout,
    iosApp: brand.apps.ios ?? undefined,
    androidApp: brand.apps.android ?? undefined,
  }
}

/** The tokens are repeated for parts of a page with another theme, as in ui/tokens.css. */
export function toBrandStyle({ catalogue: { brand } }: BrandEntry): string {
  return toTokensCss(brand.tokens).replace(':root', ':root,\n[data-theme]')
}
