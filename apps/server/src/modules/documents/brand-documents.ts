import { randomBytes } from 'node:crypto'
import { pathOf } from '@lavash/contract/paths'
import type { Locale } from '@lavash/rulebook/locales'
import type { Config } from '#config.ts'
import { getColour, toIconUrl } from '#modules/documents/app-manifest.ts'
import { toBrandStyle } from '#modules/documents/brand-settings.ts'
import { makeDocumentPolicy } from '#modules/documents/content-security-policy.ts'
import { toDocumentSettings } from '#modules/documents/document-settings.ts'
import { type DocumentLook, renderDocument } from '#modules/documents/render-document.ts'
import type { BrandEntry } from '#reading/catalogue-index.ts'
import { chooseLocale, getText } from '#reading/choose-locale.ts'

export interface BrandDocument {
  readonly html: string
  readonly policy: string
}

/** Everything but the nonce is put together once per brand and language. */
interface Prepared {
  readonly html: string
  readonly makePolicy: (nonce: string) => string
}

/** Stands where the nonce will; random, so that no text of a brand can hold it. */
const nonceMark = `nonce-${randomBytes(16).toString('hex')}`

/** Makes the documents of one built storefront. */
export function makeBrandDocuments(config: Config, template: string) {
  const prepared = new WeakMap<object, Map<string, Prepared>>()
  const withoutBrand = {}

  return (brand: BrandEntry | undefined, acceptLanguage: string | undefined): BrandDocument => {
    const locale = brand && chooseLocale(brand, acceptLanguage)
    const { html, makePolicy } = getPrepared(brand, locale)
    const nonce = randomBytes(16).toString('base64')
    return { html: html.replaceAll(nonceMark, () => nonce), policy: makePolicy(nonce) }
  }

  function getPrepared(brand: BrandEntry | undefined, locale: Locale | undefined): Prepared {
    const owner = brand ?? withoutBrand
    const known = prepared.get(owner) ?? new Map<string, Prepared>()
    prepared.set(owner, known)
    const kept = known.get(locale ?? '')
    if (kept !== undefined) return kept
    const settings = toDocumentSettings(config, brand)
    const look = brand && locale && toLook(brand, locale, settings)
    const made = {
      html: renderDocument(template, { settings, look }, nonceMark),
      makePolicy: makeDocumentPolicy(settings),
    }
    known.set(locale ?? '', made)
    return made
  }
}

function toLook(
  entry: BrandEntry,
  locale: Locale,
  settings: ReturnType<typeof toDocumentSettings>,
): DocumentLook {
  const { brand } = entry.catalogue
  return {
    locale,
    theme: brand.theme,
    title: getText(brand.name, locale),
    description: getText(brand.description, locale),
    style: toBrandStyle(entry),
    iconUrl: 'logoUrl' in settings.brand ? settings.brand.logoUrl : '',
    appleIconUrl: toIconUrl(entry, 'apple-180.png'),
    manifestUrl: pathOf('brands.manifest', { brand: entry.slug }),
    barColours: getColour(entry, 'surface'),
  }
}
