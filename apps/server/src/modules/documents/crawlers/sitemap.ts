import { html as markup, type Html } from '@lavash/contract/html'
import { pathOf } from '@lavash/contract/paths'
import { sitemapPagesMax } from '@lavash/rulebook/site/limits'

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'

export function countSitemapParts(addressCount: number, pagesMax = sitemapPagesMax): number {
  return Math.max(1, Math.ceil(addressCount / pagesMax))
}

/**
 * One part, or the index of several. It says nothing about languages, which every document tells, and nothing about
 * dates of change, which nobody records.
 */
export function toSitemap(
  origin: string,
  addresses: readonly string[],
  part: number | undefined,
  pagesMax = sitemapPagesMax,
): string {
  const partCount = countSitemapParts(addresses.length, pagesMax)
  if (part === undefined && partCount > 1) {
    const parts = Array.from({ length: partCount }, (_, index) => pathOf('sitemap', {}, { part: index + 1 }))
    const rows = parts.map((path) => markup`<sitemap><loc>${origin}${path}</loc></sitemap>\n`)
    return toXml(markup`<sitemapindex xmlns="${namespace}">\n${rows}</sitemapindex>`)
  }
  const start = ((part ?? 1) - 1) * pagesMax
  const rows = addresses
    .slice(start, start + pagesMax)
    .map((address) => markup`<url><loc>${origin}${address}</loc></url>\n`)
  return toXml(markup`<urlset xmlns="${namespace}">\n${rows}</urlset>`)
}

function toXml({ text }: Html): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${text}\n`
}
