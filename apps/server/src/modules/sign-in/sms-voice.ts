import type { Locale } from '@lavash/rulebook/site/locales'
import { refuse, type Refusal } from '#errors.ts'
import type { BrandEntry } from '#serving/catalogue-index.ts'
import { chooseLocale, getText } from '#serving/choose-locale.ts'
import type { Found } from '#serving/brand-shelf.ts'
import type { Serving } from '#serving/serving.ts'

/** The brand and the language of a message. */
export interface SmsVoice {
  readonly locale: Locale
  /** Missing until a brand is imported. */
  readonly brandName?: string
}

export interface BrandAsked {
  readonly whiteLabel?: string | undefined
  readonly host: string
  readonly acceptLanguage: string | undefined
  /** The language without a brand that has its own. */
  readonly locale: Locale
}

/** The white label's brand, otherwise the host's. */
export function findBrandAsked(
  serving: Serving,
  { whiteLabel, host }: Pick<BrandAsked, 'whiteLabel' | 'host'>,
): Found<BrandEntry> {
  return whiteLabel === undefined ? serving.findBrandOfHost(host) : serving.findBrandOfWhiteLabel(whiteLabel)
}

/** The brand has to offer the phone as a way to sign in. */
export function findSmsVoice(
  entry: BrandEntry | undefined,
  { whiteLabel, acceptLanguage, locale }: BrandAsked,
): SmsVoice | Refusal {
  if (entry === undefined) {
    return whiteLabel === undefined ? { locale } : refuse('request.invalid', { field: 'whiteLabel' })
  }
  const { name, signInMethods } = entry.catalogue.brand
  if (!signInMethods.includes('PHONE')) return refuse('auth.method-not-available')
  const spoken = chooseLocale(entry, acceptLanguage)
  return { locale: spoken, brandName: getText(name, spoken) }
}
