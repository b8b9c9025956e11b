import type { Position, PositionGroup } from '@lavash/contract/menus'
import type { Promotion } from '@lavash/contract/promotions'
import type { Resto } from '@lavash/contract/restos'
import { menuSections, type MenuSection } from '@lavash/rulebook/menu/menu-groups'
import type { MatchedPage, PageParams, SitePageName } from '@lavash/rulebook/site/site-pages'
import {
  isOrdered,
  findMainResto,
  listLivePromotions,
  listOrderMenus,
  type LivePromotion,
} from '#modules/documents/pages/brand-offer.ts'
import type { Site } from '#modules/documents/pages/site.ts'
import { toPositionGroups, toPositions } from '#serving/answers/to-menu.ts'
import { toPromotions } from '#serving/answers/to-promotions.ts'
import { toRestoAnswer } from '#serving/answers/to-resto-answers.ts'
import type { MenuEntry, RestoEntry } from '#serving/catalogue-index.ts'
import { getText } from '#serving/choose-locale.ts'

export interface NamedMenu {
  readonly id: number
  readonly name: string
}

export interface ShownMenu extends NamedMenu {
  readonly sections: readonly MenuSection<Position>[]
}

/** A page with what it shows, in the API's shapes and the document's language. */
export type ShownPage =
  | {
      readonly name: 'home.index'
      readonly menus: readonly ShownMenu[]
      readonly promotions: readonly Promotion[]
      readonly restos: readonly Resto[]
      readonly mainResto: Resto | undefined
    }
  | { readonly name: 'menus.show'; readonly menu: ShownMenu }
  | {
      readonly name: 'menus.positions.show'
      readonly menu: NamedMenu
      readonly position: Position
    }
  | { readonly name: 'promotions.index'; readonly promotions: readonly Promotion[] }
  | {
      readonly name: 'promotions.show'
      readonly promotion: Promotion
      readonly positions: readonly Position[]
    }
  | { readonly name: 'restos.index'; readonly restos: readonly Resto[] }
  | { readonly name: 'restos.show'; readonly resto: Resto; readonly menus: readonly NamedMenu[] }
  | { readonly name: 'terms-of-sale'; readonly markdown: string }
  | { readonly name: PrivatePageName }

/** Pages of one customer. Search engines are told not to index them. */
export const privatePages = [
  'auth.index',
  'cart.index',
  'profile.index',
  'orders.index',
  'orders.show',
] as const
type PrivatePageName = (typeof privatePages)[number]

export function isPrivate({ name }: ShownPage): boolean {
  return privatePages.some((one) => one === name)
}

type Finders = {
  readonly [Name in SitePageName]: (site: Site, params: PageParams) => ShownPage | undefined
}

const finders: Finders = {
  'auth.index': () => ({ name: 'auth.index' }),
  'cart.index': () => ({ name: 'cart.index' }),
  'profile.index': () => ({ name: 'profile.index' }),
  'orders.index': () => ({ name: 'orders.index' }),
  'orders.show': () => ({ name: 'orders.show' }),
  'home.index': (site) => ({
    name: 'home.index',
    menus: toHomeMenus(site),
    promotions: listLivePromotions(site.brand, site.nowMs).map((one) => toPromotion(site, one)),
    restos: site.brand.restos.map((resto) => toRestoAnswer(resto, site.locale)),
    mainResto: toMainResto(site),
  }),
  'menus.show': (site, { menuId }) => {
    const menu = findMenu(site, menuId)
    return menu && { name: 'menus.show', menu: toShownMenu(site, menu) }
  },
  'menus.positions.show': (site, { menuId, positionId }) => {
    const menu = findMenu(site, menuId)
    const [position] = menu === undefined ? [] : toShownPositions(site, menu, new Set([positionId]))
    return menu && position && { name: 'menus.positions.show', menu: toNamedMenu(site, menu), position }
  },
  'promotions.index': (site) => ({
    name: 'promotions.index',
    promotions: listLivePromotions(site.brand, site.nowMs).map((one) => toPromotion(site, one)),
  }),
  'promotions.show': (site, { promotionId }) => {
    const { brand, nowMs } = site
    const live = listLivePromotions(brand, nowMs).find(
      ({ promotion: { slug } }) => brand.ids.get('promotion', slug) === promotionId,
    )
    if (live === undefined) return undefined
    const promotion = toPromotion(site, live)
    const wanted = new Set(promotion.positionIds)
    const positions = listOrderMenus(brand).flatMap((menu) => toShownPositions(site, menu, wanted))
    return { name: 'promotions.show', promotion, positions }
  },
  'restos.index': (site) => ({
    name: 'restos.index',
    restos: site.brand.restos.map((resto) => toRestoAnswer(resto, site.locale)),
  }),
  'restos.show': (site, { restoId }) => {
    const resto = site.brand.restos.find(({ id }) => id === restoId)
    if (resto === undefined) return undefined
    return {
      name: 'restos.show',
      resto: toRestoAnswer(resto, site.locale),
      menus: toMenusOfResto(site, resto),
    }
  },
  'terms-of-sale': ({ brand, locale }) => {
    const terms = brand.catalogue.pages.find(({ slug }) => slug === 'terms-of-sale')
    return { name: 'terms-of-sale', markdown: terms === undefined ? '' : getText(terms.markdown, locale) }
  },
}

/** Undefined: a path of the storefront at which this brand has nothing. */
export function findShownPage(site: Site, { name, params }: MatchedPage): ShownPage | undefined {
  return finders[name](site, params)
}

function findMenu({ brand }: Site, menuId: number | undefined): MenuEntry | undefined {
  return listOrderMenus(brand).find(({ id }) => id === menuId)
}

/** A chain's ten thousand dishes would make its home page a megabyte: it links its menus instead of holding them. */
const homeDishesMax = 1000

function toHomeMenus(site: Site): ShownMenu[] {
  const menus = listOrderMenus(site.brand)
  const count = menus.reduce((sum, { positions }) => sum + positions.length, 0)
  return menus.map((menu) =>
    count > homeDishesMax ? { ...toNamedMenu(site, menu), sections: [] } : toShownMenu(site, menu),
  )
}

function toNamedMenu({ locale }: Site, { id, menu }: MenuEntry): NamedMenu {
  return { id, name: getText(menu.name, locale) }
}

function toShownMenu(site: Site, menu: MenuEntry): ShownMenu {
  const groups: PositionGroup[] = toPositionGroups(menu, site.locale)
  const positions = toPositions(menu, menu.positions, toWording(site))
  return { ...toNamedMenu(site, menu), sections: menuSections(menu.id, groups, positions) }
}

function toShownPositions(
  site: Site,
  menu: MenuEntry,
  wanted: ReadonlySet<number | undefined>,
): readonly Position[] {
  const chosen = menu.positions.filter(({ id }) => wanted.has(id))
  return toPositions(menu, chosen, toWording(site))
}

function toWording({ locale, stoppedIds }: Site) {
  return { locale, stopped: stoppedIds }
}

function toPromotion({ locale }: Site, { promotion, resto }: LivePromotion): Promotion {
  const [made] = toPromotions(resto, [promotion], locale)
  if (made === undefined) throw new Error(`The promotion '${promotion.slug}' was lost`)
  return made
}

function toMainResto({ brand, locale }: Site): Resto | undefined {
  const main = findMainResto(brand)
  return main && toRestoAnswer(main, locale)
}

function toMenusOfResto(site: Site, { resto }: RestoEntry): NamedMenu[] {
  const slugs = new Set(resto.menus.filter(isOrdered).map(({ menu }) => menu))
  return listOrderMenus(site.brand)
    .filter(({ menu }) => slugs.has(menu.slug))
    .map((menu) => toNamedMenu(site, menu))
}
