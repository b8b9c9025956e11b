interface SitePage {
  path: string
  titleKey?: string
}

/**
 * every address of the storefront, for the router in the browser and for the server that sends the document.
 * A page's title is a message of the storefront, or the name of what the page shows.
 */
export const sitePages = {
  'auth.index': { path: '/auth', titleKey: 'auth.headline' },
  'cart.index': { path: '/cart', titleKey: 'checkout.headline' },
  'home.index': { path: '/' },
  'menus.show': { path: '/menus/:menuId' },
  'menus.positions.show': { path: '/menus/:menuId/positions/:positionId' },
  'promotions.index': { path: '/promotions', titleKey: 'promotions.headline' },
  'promotions.show': { path: '/promotions/:promotionId' },
  'restos.index': { path: '/restos', titleKey: 'restos.index.headline' },
  'restos.show': { path: '/restos/:restoId', titleKey: 'restos.show.headline' },
  'terms-of-sale': { path: '/terms-of-sale', titleKey: 'pages.terms_of_sale.title' },
  'profile.index': { path: '/profile', titleKey: 'person.menu' },
  'orders.index': { path: '/orders', titleKey: 'person.orders' },
  'orders.show': { path: '/orders/:orderId' },
} as const satisfies Record<string, SitePage>

export type SitePageName = keyof typeof sitePages

/** `['auth', 'cart', '', 'menus', …]`: the first segments of all pages; '' is the home page. */
export function listPageRoots(): string[] {
  return [...new Set(Object.values(sitePages).map(({ path }) => path.split('/')[1] ?? ''))]
}

export interface PageParams {
  readonly menuId?: number
  readonly positionId?: number
  readonly promotionId?: number
  readonly restoId?: number
  readonly orderId?: string
}

export interface MatchedPage {
  readonly name: SitePageName
  readonly params: PageParams
}

// Ids are numbers: /menus/abc is as unknown as /nowhere. An order's is a UUID.
const numberPattern = String.raw`\d{1,10}`
const uuidPattern = '[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}'

const patterns = Object.entries(sitePages).map(([name, { path }]) => ({
  name: name as SitePageName,
  pattern: new RegExp(`^${toPattern(path)}${path === '/' ? '' : '/?'}$`),
}))

/** The page an address names, whether or not what it shows exists. */
export function findSitePage(pathname: string): MatchedPage | undefined {
  for (const { name, pattern } of patterns) {
    const match = pattern.exec(pathname)
    if (match === null) continue
    const params = Object.entries(match.groups ?? {}).map(([key, text]) => [
      key,
      key === 'orderId' ? text.toLowerCase() : Number(text),
    ])
    return { name, params: Object.fromEntries(params) }
  }
  return undefined
}

function toPattern(path: string): string {
  return path.replace(
    /:(\w+)/g,
    (_, name: string) => `(?<${name}>${name === 'orderId' ? uuidPattern : numberPattern})`,
  )
}

type ParameterOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParameterOf<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

/** Catalogue ids are numbers, an order's is a UUID. */
export type PathParameters<Name extends SitePageName> = {
  [Parameter in ParameterOf<(typeof sitePages)[Name]['path']>]: Parameter extends 'orderId' ? string : number
}

type PathArguments<Name extends SitePageName> = keyof PathParameters<Name> extends never
  ? []
  : [parameters: PathParameters<Name>]

/** `toPath('menus.show', { menuId: 3 })` → `/menus/3`. */
export function toPath<Name extends SitePageName>(name: Name, ...[parameters]: PathArguments<Name>): string {
  const values: Record<string, number | string> = parameters ?? {}
  return sitePages[name].path.replace(/:(\w+)/g, (_, parameter: string) => String(values[parameter]))
}
