import { fallbackLocale, isLocale, type Locale, locales } from '@lavash/rulebook/site/locales'
import { findHomeCountry } from '@lavash/rulebook/account/phone-format'
import type { Reading } from '#config/read-value.ts'

/** A text of the brand in the languages that it has. */
export type BrandText = Partial<Record<Locale, string>>

export interface Brand {
  /** The brand's folder, where its own boot loader and layout are. */
  code: string
  name: BrandText
  tagline: BrandText
  logoUrl: string | undefined
  /** Offered to the visitor in this order. The first is the brand's default. */
  locales: readonly Locale[]
  /** The seller's name and address at the foot of every page. */
  legal: BrandText
  /** '+7': the country of the brand's own phone. Phones without a country code are read in it. '' if unknown. */
  homeCountry: string
  phones: readonly string[]
  emails: readonly string[]
}

const expected =
  'a brand as JSON: {code, name, tagline?, logoUrl?, locales?, contacts?{legal?, phones?, emails?}}'

/** An object in the document, or the same as JSON text in a build-time variable. */
export function parseBrand(raw: unknown): Reading<Brand> {
  const value = typeof raw === 'string' ? findJson(raw) : raw
  if (!isRecord(value)) return { ok: false, expected }
  const name = findText(value['name'])
  const tagline = value['tagline'] === undefined ? {} : findText(value['tagline'])
  const contacts = isRecord(value['contacts']) ? value['contacts'] : {}
  const legal = (contacts['legal'] ?? null) === null ? {} : findText(contacts['legal'])
  const phones = toTexts(contacts['phones'])
  const emails = toTexts(contacts['emails'])
  const homeCountry = findHomeCountry(phones[0])
  const offered = value['locales'] ?? locales
  const logoUrl = value['logoUrl']
  if (typeof value['code'] !== 'string' || !/^[\w-]+$/.test(value['code'])) return { ok: false, expected }
  if (name === undefined || tagline === undefined || legal === undefined) return { ok: false, expected }
  if (logoUrl !== undefined && typeof logoUrl !== 'string') return { ok: false, expected }
  if (!Array.isArray(offered) || offered.length === 0 || !offered.every(isLocale))
    return { ok: false, expected }
  return {
    ok: true,
    value: {
      code: value['code'],
      name,
      tagline,
      logoUrl,
      locales: offered,
      legal,
      homeCountry,
      phones,
      emails,
    },
  }
}

/** The text in the visitor's language, else in the fallback language, else in any. */
export function toBrandText(text: BrandText, locale: Locale): string {
  return text[locale] ?? text[fallbackLocale] ?? Object.values(text)[0] ?? ''
}

function toTexts(raw: unknown): string[] {
  return Array.isArray(raw) ? raw.filter((text) => typeof text === 'string') : []
}

function findText(raw: unknown): BrandText | undefined {
  if (typeof raw === 'string' && raw !== '') return { [fallbackLocale]: raw }
  return isRecord(raw) && isBrandText(raw) ? raw : undefined
}

function isBrandText(raw: Record<string, unknown>): raw is BrandText {
  const entries = Object.entries(raw)
  return entries.length > 0 && entries.every(([key, text]) => isLocale(key) && typeof text === 'string')
}

function findJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Not JSON: the caller names the value and says what it expects.
    return undefined
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
