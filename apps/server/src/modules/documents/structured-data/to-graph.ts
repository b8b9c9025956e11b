import { sitePages, toPath } from '@lavash/rulebook/site/site-pages'
import type { BreadcrumbList, Graph, Organization, Thing, WebSite } from 'schema-dts'
import { toIconUrl } from '#modules/documents/app-manifest.ts'
import { toWords } from '#modules/documents/pages/document-words.ts'
import type { ShownPage } from '#modules/documents/pages/shown-page.ts'
import { type Site, toUrl } from '#modules/documents/pages/site.ts'
import { toMenuItem } from '#modules/documents/structured-data/to-menu-item.ts'
import { toMenuNode } from '#modules/documents/structured-data/to-menu-node.ts'
import {
  toOrganizationId,
  toRestaurant,
  toWholeRestaurant,
} from '#modules/documents/structured-data/to-restaurant.ts'
import { getText } from '#serving/choose-locale.ts'

/** Structured data of a page in the vocabulary of schema.org. */
export function toGraph(site: Site, page: ShownPage): Graph {
  const crumbs = toBreadcrumbs(site, page)
  return {
    '@context': 'https://schema.org',
    '@graph': crumbs === undefined ? toThings(site, page) : [...toThings(site, page), crumbs],
  }
}

function toThings(site: Site, page: ShownPage): Thing[] {
  switch (page.name) {
    case 'home.index': {
      const { mainResto, menus } = page
      const things = [toOrganization(site), toWebSite(site)]
      // The other venues have their own pages. A chain of three hundred would be most of the document.
      return mainResto === undefined ? things : [...things, toWholeRestaurant(site, mainResto, menus)]
    }
    case 'menus.show':
      return [toMenuNode(site, page.menu)]
    case 'menus.positions.show':
      return [toMenuItem(site, page.position)]
    case 'restos.index':
      return page.restos.map((resto) => toRestaurant(site, resto))
    case 'restos.show':
      return [toOrganization(site), toWholeRestaurant(site, page.resto, page.menus)]
    default:
      return []
  }
}

function toOrganization(site: Site): Organization {
  const { name, description, contacts } = site.brand.catalogue.brand
  return {
    '@type': 'Organization',
    '@id': toOrganizationId(site),
    name: getText(name, site.locale),
    description: getText(description, site.locale),
    url: toUrl(site, '/'),
    logo: `${site.origin}${toIconUrl(site.brand, 'any-512.png')}`,
    ...(contacts.phones.length > 0 && { telephone: contacts.phones }),
    ...(contacts.emails.length > 0 && { email: contacts.emails }),
    ...(contacts.links.length > 0 && { sameAs: contacts.links }),
  }
}

function toWebSite(site: Site): WebSite {
  return {
    '@type': 'WebSite',
    name: getText(site.brand.catalogue.brand.name, site.locale),
    url: toUrl(site, '/'),
    inLanguage: site.locale,
    publisher: { '@id': toOrganizationId(site) },
  }
}

export interface Crumb {
  readonly name: string
  readonly path: string
}

/** The breadcrumbs from home to the page. Home has none. */
export function toCrumbs({ brand, locale }: Site, page: ShownPage): Crumb[] {
  const home = { name: getText(brand.catalogue.brand.name, locale), path: '/' }
  const titled = (name: 'promotions.index' | 'restos.index' | 'terms-of-sale'): Crumb => ({
    name: toWords(sitePages[name].titleKey, locale),
    path: toPath(name),
  })
  switch (page.name) {
    case 'menus.show':
    case 'menus.positions.show': {
      const { id, name } = page.menu
      const menu = { name, path: toPath('menus.show', { menuId: id }) }
      if (page.name === 'menus.show') return [home, menu]
      const { id: positionId, name: dish } = page.position
      return [home, menu, { name: dish, path: toPath('menus.positions.show', { menuId: id, positionId }) }]
    }
    case 'promotions.show': {
      const { id: promotionId, name } = page.promotion
      return [home, titled('promotions.index'), { name, path: toPath('promotions.show', { promotionId }) }]
    }
    case 'restos.show': {
      const { id: restoId, name } = page.resto
      return [home, titled('restos.index'), { name, path: toPath('restos.show', { restoId }) }]
    }
    case 'promotions.index':
    case 'restos.index':
    case 'terms-of-sale':
      return [home, titled(page.name)]
    default:
      return []
  }
}

function toBreadcrumbs(site: Site, page: ShownPage): BreadcrumbList | undefined {
  const crumbs = toCrumbs(site, page)
  if (crumbs.length === 0) return undefined
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: { '@id': toUrl(site, path) },
    })),
  }
}
