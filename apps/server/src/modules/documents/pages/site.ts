import type { Locale } from '@lavash/rulebook/site/locales'
import { toAddress } from '#modules/documents/document-locale.ts'
import type { BrandEntry, CatalogueIndex } from '#serving/catalogue-index.ts'

/** Everything that the words and links of a page depend on. */
export interface Site {
  readonly index: CatalogueIndex
  readonly brand: BrandEntry
  readonly locale: Locale
  /** `https://ugolyok.example` */
  readonly origin: string
  readonly nowMs: number
  /** Dishes that no venue of the brand can serve now: the same object until that changes. */
  readonly stoppedIds: ReadonlySet<number>
}

/** A link within the site: whoever reads it in English goes on in English. */
export function toLink({ brand, locale }: Site, path: string): string {
  return toAddress(path, brand, locale)
}

export function toUrl(site: Site, path: string): string {
  return `${site.origin}${toLink(site, path)}`
}
