import type { Locale } from '@lavash/rulebook/site/locales'
import { toAddress } from '#modules/documents/document-locale.ts'
import type { BrandEntry } from '#serving/catalogue-index.ts'

/** Everything that a page's words and links depend on. */
export interface Site {
  readonly brand: BrandEntry
  readonly locale: Locale
  /** `https://ugolyok.example` */
  readonly origin: string
  readonly nowMs: number
  /** Dishes that no venue of the brand can serve now: the same object until that changes. */
  readonly stoppedIds: ReadonlySet<number>
}

/** A link within the site that keeps the document's language. */
export function toLink({ brand, locale }: Site, path: string): string {
  return toAddress(path, brand, locale)
}

export function toUrl(site: Site, path: string): string {
  return `${site.origin}${toLink(site, path)}`
}
