import { toMoneyText } from '@lavash/rulebook/money/money-text'
import { sitePages } from '@lavash/rulebook/site/site-pages'
import { toWords } from '#modules/documents/pages/document-words.ts'
import { toGroupName } from '#modules/documents/pages/group-name.ts'
import type { ShownPage } from '#modules/documents/pages/shown-page.ts'
import type { Site } from '#modules/documents/pages/site.ts'
import { getText } from '#serving/choose-locale.ts'

export interface PageTexts {
  /** The same title as the storefront sets (use-titles.ts). */
  readonly title: string
  /** The subject without the brand. */
  readonly heading: string
  readonly description: string
}

/** Search engines cut longer descriptions. */
const maxDescriptionLength = 200

export function toPageTexts(site: Site, page: ShownPage): PageTexts {
  const { brand, locale } = site
  const brandName = getText(brand.catalogue.brand.name, locale)
  const own = findOwnTitle(site, page)
  const title =
    own === undefined ? brandName : toWords('app.documentTitle', locale, { page: own, brand: brandName })
  // All venue pages share a title, so the heading is the venue's name.
  const heading = page.name === 'restos.show' ? page.resto.name : (own ?? brandName)
  return { title, heading, description: clip(toDescription(site, page)) }
}

function findOwnTitle({ locale }: Site, page: ShownPage): string | undefined {
  const row = sitePages[page.name]
  if ('titleKey' in row) return toWords(row.titleKey, locale)
  switch (page.name) {
    case 'menus.show':
      return page.menu.name
    case 'menus.positions.show':
      return page.position.name
    case 'promotions.show':
      return page.promotion.name
    case 'orders.show':
      return toWords('order.headline', locale)
    default:
      return undefined
  }
}

function toDescription({ brand, locale }: Site, page: ShownPage): string {
  const { description, currency } = brand.catalogue.brand
  const ofBrand = getText(description, locale)
  switch (page.name) {
    case 'menus.show': {
      const sections = page.menu.sections.map(({ group }) => toGroupName(group, locale))
      return sections.length > 1 ? `${page.menu.name}: ${sections.join(', ')}. ${ofBrand}` : ofBrand
    }
    case 'menus.positions.show':
      return `${toMoneyText(page.position.price, currency, locale)}. ${page.position.description}`
    case 'promotions.index':
      return page.promotions.map(({ name }) => name).join('. ') || ofBrand
    case 'promotions.show':
      return page.promotion.description
    case 'restos.index':
      return page.restos.map(({ address }) => address).join('; ') || ofBrand
    case 'restos.show':
      return `${page.resto.address}. ${page.resto.description}`
    default:
      return ofBrand
  }
}

/** Cuts at the end of a word. */
export function clip(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  if (line.length <= maxDescriptionLength) return line
  const cut = line.slice(0, maxDescriptionLength)
  const end = cut.lastIndexOf(' ')
  return `${(end > 0 ? cut.slice(0, end) : cut).replace(/[\s.,;:–—-]+$/, '').toWellFormed()}…`
}
