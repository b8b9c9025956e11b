export type Layout = 'custom' | 'custom-default' | 'default' | 'error' | 'simple'

interface Route {
  path: string
  titleKey?: string
  /** default when none is given. */
  layout?: Layout
  /** Lies over another page, whose scroll position stays. */
  isLayer?: true
  /** For whoever is signed in; others are asked to, and come back. */
  isPersonal?: true
}

/** The table of section 2, in its order, and below it what a signed-in customer has besides. */
export const routes = {
  'auth.index': { path: '/auth', titleKey: 'auth.headline', layout: 'simple' },
  'cart.index': { path: '/cart', titleKey: 'checkout.headline', layout: 'simple' },
  'home.index': { path: '/', layout: 'custom-default' },
  'menus.show': { path: '/menus/:menuId', layout: 'custom-default' },
  'menus.positions.show': {
    path: '/menus/:menuId/positions/:positionId',
    layout: 'custom-default',
    isLayer: true,
  },
  'promotions.index': { path: '/promotions', titleKey: 'promotions.headline', layout: 'custom-default' },
  'promotions.show': { path: '/promotions/:promotionId', layout: 'custom-default', isLayer: true },
  'restos.index': { path: '/restos', titleKey: 'restos.index.headline', layout: 'custom-default' },
  'restos.show': { path: '/restos/:restoId', titleKey: 'restos.show.headline', layout: 'custom-default' },
  'terms-of-sale': { path: '/terms-of-sale', titleKey: 'pages.terms_of_sale.title', layout: 'simple' },
  'error.not-found.index': { path: '*', layout: 'error' },
  'orders.index': { path: '/orders', titleKey: 'person.orders', layout: 'simple', isPersonal: true },
  'orders.show': { path: '/orders/:orderId', layout: 'simple', isPersonal: true },
} as const satisfies Record<string, Route>

export type RouteName = keyof typeof routes
/** Unknown paths are matched, never built. */
export type PlaceName = Exclude<RouteName, 'error.not-found.index'>

export function findLayout(name: RouteName): Layout | undefined {
  const route: Route = routes[name]
  return route.layout
}

export function isPersonal(name: RouteName): boolean {
  const route: Route = routes[name]
  return route.isPersonal === true
}

type ParameterOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParameterOf<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

/** Catalogue ids are numbers, an order's is a UUID. */
export type PathParameters<Name extends PlaceName> = {
  [Parameter in ParameterOf<(typeof routes)[Name]['path']>]: Parameter extends 'orderId' ? string : number
}

type PathArguments<Name extends PlaceName> = keyof PathParameters<Name> extends never
  ? []
  : [parameters: PathParameters<Name>]

/** `toPath('menus.show', { menuId: 3 })` → `/menus/3`. */
export function toPath<Name extends PlaceName>(name: Name, ...[parameters]: PathArguments<Name>): string {
  const values: Record<string, number | string> = parameters ?? {}
  return routes[name].path.replace(/:(\w+)/g, (_, parameter: string) => String(values[parameter]))
}
