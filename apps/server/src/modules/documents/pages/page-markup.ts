import { raw } from '@lavash/contract/html'
import type { MatchedPage } from '@lavash/rulebook/site/site-pages'
import { toPageContent, toWayHome } from '#modules/documents/pages/page-content.ts'
import { toHiddenHead, toPageHead } from '#modules/documents/pages/page-head.ts'
import { toSplashPhoto } from '#modules/documents/pages/splash-photo.ts'
import { toPageTexts } from '#modules/documents/pages/page-texts.ts'
import { findShownPage, isPrivate } from '#modules/documents/pages/shown-page.ts'
import type { Site } from '#modules/documents/pages/site.ts'
import { type PageMarkup, toDataBlock } from '#modules/documents/render-document.ts'
import { toCrumbs, toGraph } from '#modules/documents/structured-data/to-graph.ts'
import type { BrandEntry } from '#serving/catalogue-index.ts'
import { getText } from '#serving/choose-locale.ts'
import { keepByObject } from '#keep-by-object.ts'

/**
 * A dish's page is some kilobytes. Above this number the cache starts anew: only a crawler reads all pages, and only
 * once.
 */
const maxKept = 1000
/** The markup, its bytes, and its bytes compressed. */
const keptFormsOfPage = 3

/** They live as long as the version they tell of, and as what is stopped stays the same. */
const getPages = keepByObject((_brand: BrandEntry) =>
  keepByObject((_stoppedIds: ReadonlySet<number>) => new Map<string, PageMarkup>()),
)

/** Undefined: the brand has nothing at this address. */
export function findPageMarkup(site: Site, matched: MatchedPage): PageMarkup | undefined {
  const pages = getPages(site.brand)(site.stoppedIds)
  const key = toKey(site, matched)
  const known = pages.get(key)
  if (known !== undefined) return known
  const made = makePageMarkup(site, matched)
  // Missing pages are not cached, because strangers can invent any number of addresses.
  if (made === undefined) return undefined
  if (pages.size >= maxKept) pages.clear()
  pages.set(key, made)
  site.brand.answers.addPage(made.body.text.length * keptFormsOfPage)
  return made
}

/** Only the brand's name: the storefront goes home from here. */
export function toUnknownPage(site: Site): PageMarkup {
  const { name, description } = site.brand.catalogue.brand
  const head = toHiddenHead(getText(name, site.locale), getText(description, site.locale))
  return { head, splash: raw(''), body: toWayHome(site) }
}

function toKey({ brand, locale, origin, nowMs }: Site, { name, params }: MatchedPage): string {
  // All orders share one page.
  const { menuId, positionId, promotionId, restoId } = params
  // Promotions only end, so the number of those left identifies the version.
  const left = brand.catalogue.promotions.filter(({ endAt }) => endAt === null || nowMs < endAt).length
  return [brand.slug, locale, origin, left, name, menuId, positionId, promotionId, restoId].join(' ')
}

function makePageMarkup(site: Site, matched: MatchedPage): PageMarkup | undefined {
  const page = findShownPage(site, matched)
  if (page === undefined) return undefined
  if (isPrivate(page)) {
    const { title, description } = toPageTexts(site, page)
    return { head: toHiddenHead(title, description), splash: raw(''), body: toWayHome(site) }
  }
  const path = toCrumbs(site, page).at(-1)?.path ?? '/'
  const content = toPageContent(site, page)
  const data = toDataBlock('ld+json', toGraph(site, page))
  return {
    head: toPageHead(site, page, path),
    splash: toSplashPhoto(page),
    body: raw(`${content.text}${data.text}`),
  }
}
