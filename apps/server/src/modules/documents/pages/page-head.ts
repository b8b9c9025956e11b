import { html as markup, type Html, raw } from '@lavash/contract/html'
import { toAddress, toHreflang, toOpenGraphLocale } from '#modules/documents/document-locale.ts'
import { toPagePicture } from '#modules/documents/pages/page-picture.ts'
import { toPageTexts } from '#modules/documents/pages/page-texts.ts'
import type { ShownPage } from '#modules/documents/pages/shown-page.ts'
import { type Site, toUrl } from '#modules/documents/pages/site.ts'
import { toDecimalAmount } from '#decimal-amount.ts'
import { getText } from '#serving/choose-locale.ts'

/** For public pages. `path` is the page's canonical path. */
export function toPageHead(site: Site, page: ShownPage, path: string): Html {
  const { title, heading, description } = toPageTexts(site, page)
  const { brand, locale } = site
  const url = toUrl(site, path)
  const picture = toPagePicture(site, page)
  const others = brand.locales.filter((other) => other !== locale)
  return join([
    toTitle(title, description),
    markup`<link rel="canonical" href="${url}">`,
    ...toAlternates(site, path),
    property('og:type', page.name === 'menus.positions.show' ? 'product' : 'website'),
    property('og:site_name', getText(brand.catalogue.brand.name, locale)),
    property('og:title', heading),
    property('og:description', description),
    property('og:url', url),
    property('og:locale', toOpenGraphLocale(locale)),
    ...others.map((other) => property('og:locale:alternate', toOpenGraphLocale(other))),
    property('og:image', picture.url),
    property('og:image:type', picture.type),
    property('og:image:width', String(picture.width)),
    property('og:image:height', String(picture.height)),
    property('og:image:alt', heading),
    ...toProduct(site, page),
    // Title, description and picture come from the Open Graph tags.
    markup`<meta name="twitter:card" content="${picture.isPhoto ? 'summary_large_image' : 'summary'}">`,
  ])
}

/** For a customer's own pages and for missing ones. */
export function toHiddenHead(title: string, description: string): Html {
  return join([toTitle(title, description), raw('<meta name="robots" content="noindex">')])
}

function toTitle(title: string, description: string): Html {
  return markup`<title>${title}</title><meta name="description" content="${description}">`
}

/** Google wants every language in every document, including its own, and a default. */
function toAlternates({ brand, origin }: Site, path: string): Html[] {
  if (brand.locales.length < 2) return []
  const link = (hreflang: string, address: string) =>
    markup`<link rel="alternate" hreflang="${hreflang}" href="${origin}${address}">`
  return [
    ...brand.locales.map((locale) => link(toHreflang(locale), toAddress(path, brand, locale))),
    link('x-default', path),
  ]
}

function toProduct({ brand }: Site, page: ShownPage): Html[] {
  if (page.name !== 'menus.positions.show') return []
  const { price, isStopped } = page.position
  return [
    property('product:price:amount', toDecimalAmount(price)),
    property('product:price:currency', brand.catalogue.brand.currency),
    property('product:availability', isStopped ? 'out of stock' : 'in stock'),
  ]
}

function property(name: string, content: string): Html {
  return markup`<meta property="${name}" content="${content}">`
}

function join(parts: readonly Html[]): Html {
  return markup`${parts}`
}
