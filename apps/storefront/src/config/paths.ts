import { sitePages, type SitePageName } from '@lavash/rulebook/site/site-pages'

export type Layout = 'custom' | 'custom-default' | 'default' | 'error' | 'simple'

interface Route {
  path: string
  titleKey?: string
  /** The default layout if none is given. */
  layout?: Layout
  /** A layer over another page, whose scroll position stays. */
  isLayer?: true
  /** Only for signed-in customers. Others sign in and come back. */
  isPersonal?: true
}

/** the route table of docs/specification/storefront.md, in its order. The pages of a signed-in customer follow. */
export const routes = {
  'auth.index': { ...sitePages['auth.index'], layout: 'simple' },
  'cart.index': { ...sitePages['cart.index'], layout: 'simple' },
  'home.index': { ...sitePages['home.index'], layout: 'custom-default' },
  'menus.show': { ...sitePages['menus.show'], layout: 'custom-default' },
  'menus.positions.show': { ...sitePages['menus.positions.show'], layout: 'custom-default', isLayer: true },
  'promotions.index': { ...sitePages['promotions.index'], layout: 'custom-default' },
  'promotions.show': { ...sitePages['promotions.show'], layout: 'custom-default', isLayer: true },
  'restos.index': { ...sitePages['restos.index'], layout: 'custom-default' },
  'restos.show': { ...sitePages['restos.show'], layout: 'custom-default' },
  'terms-of-sale': { ...sitePages['terms-of-sale'], layout: 'simple' },
  'error.not-found.index': { path: '*', layout: 'error' },
  'profile.index': { ...sitePages['profile.index'], layout: 'simple', isPersonal: true },
  'orders.index': { ...sitePages['orders.index'], layout: 'simple', isPersonal: true },
  'orders.show': { ...sitePages['orders.show'], layout: 'simple', isPersonal: true },
} as const satisfies Record<string, Route>

export type RouteName = SitePageName | 'error.not-found.index'

export function findLayout(name: RouteName): Layout | undefined {
  const route: Route = routes[name]
  return route.layout
}

export function isPersonal(name: RouteName): boolean {
  const route: Route = routes[name]
  return route.isPersonal === true
}

export { toPath } from '@lavash/rulebook/site/site-pages'
