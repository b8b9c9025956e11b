/**
 * Where every call lives. No import at all: the storefront bundles this file and takes everything else of
 * the contract as types.
 */
export const paths = {
  now: { method: 'GET', path: '/1/now' },
  'health.live': { method: 'GET', path: '/health/live' },
  'health.ready': { method: 'GET', path: '/health/ready' },
  metrics: { method: 'GET', path: '/metrics' },
  openapi: { method: 'GET', path: '/openapi.json' },
  docs: { method: 'GET', path: '/docs' },
  'docs.style': { method: 'GET', path: '/docs.css' },

  'cities.list': { method: 'GET', path: '/1/p/cities' },
  'cities.show': { method: 'GET', path: '/1/p/cities/:cityId' },
  'menus.position-groups': { method: 'GET', path: '/1/p/menus/:menuId/position-groups' },
  'menus.positions': { method: 'GET', path: '/1/p/menus/:menuId/positions' },
  'restos.list': { method: 'GET', path: '/1/p/restos' },
  'restos.show': { method: 'GET', path: '/1/p/restos/:restoId' },
  'restos.deliveries': { method: 'GET', path: '/1/restos/:restoId/deliveries' },
  'restos.modifiers': { method: 'GET', path: '/1/restos/:restoId/positions/modifiers' },
  'restos.position-time-slots': { method: 'GET', path: '/1/restos/:restoId/position-time-slots' },
  'restos.working-hours': { method: 'GET', path: '/1/restos/:restoId/working-hours' },
  'restos.promotions': { method: 'GET', path: '/1/restos/:restoId/promotions' },
  'restos.pre-order-hours': { method: 'GET', path: '/1/restos/:restoId/pre-order-hours' },
  'restos.events': { method: 'GET', path: '/1/restos/:restoId/events' },
  'pages.show': { method: 'GET', path: '/1/p/pages/:page' },
  'brands.logo': { method: 'GET', path: '/brand/:brand/logo.svg' },
  'brands.manifest': { method: 'GET', path: '/brand/:brand/manifest.webmanifest' },
  'brands.icon': { method: 'GET', path: '/brand/:brand/icons/:file' },
  'brands.tokens': { method: 'GET', path: '/brand/:brand/tokens.css' },
  'photos.show': { method: 'GET', path: '/1/photos/:hash/:file' },
  robots: { method: 'GET', path: '/robots.txt' },
  sitemap: { method: 'GET', path: '/sitemap.xml' },

  'preflight.anonymous': { method: 'POST', path: '/1/persons/orders/preflight' },
  'preflight.person': { method: 'POST', path: '/1/persons/:personId/orders/preflight' },
  'orders.place': { method: 'POST', path: '/api/v1/persons/:personId/orders' },
  'orders.list': { method: 'GET', path: '/api/v1/persons/:personId/orders' },
  'orders.show': { method: 'GET', path: '/api/v1/persons/:personId/orders/:orderId' },
  'orders.events': { method: 'GET', path: '/api/v1/persons/:personId/orders/:orderId/events' },
  'orders.cancel': { method: 'POST', path: '/api/v1/persons/:personId/orders/:orderId/cancel' },
  'orders.payment': { method: 'GET', path: '/api/v1/persons/:personId/orders/:orderId/payment' },
  'orders.pay': { method: 'POST', path: '/api/v1/persons/:personId/orders/:orderId/payment' },

  'persons.me': { method: 'GET', path: '/api/v1/me' },
  'sign.refresh': { method: 'POST', path: '/api/v1/sign/refresh' },
  'sign.out': { method: 'POST', path: '/api/v1/sign/out' },
  'sign-in.phone-code': { method: 'POST', path: '/api/v1/sign/in/phone/code' },
  'sign-in.phone': { method: 'POST', path: '/api/v1/sign/in/phone' },
  'sign-in.apple': { method: 'POST', path: '/api/v1/sign/in/apple' },
  'sign-in.google': { method: 'POST', path: '/api/v1/sign/in/google' },
  'sign-in.vk-id': { method: 'POST', path: '/1/sign/in/vk-id' },
  'captcha.challenge': { method: 'GET', path: '/api/v1/captcha/challenge' },

  'payments.callback': { method: 'POST', path: '/1/payments/:provider/callback' },
  'sandbox.page': { method: 'GET', path: '/sandbox/payments/:paymentId' },
  'sandbox.decide': { method: 'POST', path: '/sandbox/payments/:paymentId' },
  'dev.inbox': { method: 'GET', path: '/dev/inbox' },
  'dev.messages': { method: 'GET', path: '/dev/inbox.json' },

  'geo.suggest': { method: 'GET', path: '/1/geo/suggest' },
  'geo.place': { method: 'GET', path: '/1/geo/places/:placeId' },
  'geo.reverse': { method: 'GET', path: '/1/geo/reverse' },
  'geo.geocode': { method: 'GET', path: '/1/geo/geocode' },
  'geo.style': { method: 'GET', path: '/1/geo/styles/:theme.json' },
  'geo.tile': { method: 'GET', path: '/1/geo/tiles/:dataset/:z/:x/:y.mvt' },
  'geo.font': { method: 'GET', path: '/1/geo/fonts/:file' },
} as const

export type CallName = keyof typeof paths

type NameOf<Segment extends string> = Segment extends `${infer Name}.${string}` ? Name : Segment
type NamesIn<Path extends string> = Path extends `${string}:${infer Tail}`
  ? Tail extends `${infer Segment}/${infer Rest}`
    ? NameOf<Segment> | NamesIn<`/${Rest}`>
    : NameOf<Tail>
  : never

export type PathParams<Name extends CallName> = Readonly<
  Record<NamesIn<(typeof paths)[Name]['path']>, string | number>
>

type QueryValue = string | number | boolean | readonly (string | number)[] | null | undefined
export type PathQuery = Readonly<Record<string, QueryValue>>

type PathArguments<Name extends CallName> = [NamesIn<(typeof paths)[Name]['path']>] extends [never]
  ? [params?: Readonly<Record<never, never>>, query?: PathQuery]
  : [params: PathParams<Name>, query?: PathQuery]

/** Array values are joined by commas; values that are missing stay out of the address. */
export function pathOf<Name extends CallName>(name: Name, ...[params, query]: PathArguments<Name>): string {
  const values: Readonly<Record<string, string | number>> = params ?? {}
  const path = paths[name].path.replaceAll(/:([A-Za-z]+)/g, (_, param: string) => {
    const value = values[param]
    if (value === undefined) throw new TypeError(`${name} needs the path parameter ${param}`)
    return encodeURIComponent(value)
  })
  const search = Object.entries(query ?? {}).flatMap(([key, value]) =>
    value === undefined || value === null ? [] : [`${encodeURIComponent(key)}=${toQueryText(value)}`],
  )
  return search.length === 0 ? path : `${path}?${search.join('&')}`
}

function toQueryText(value: NonNullable<QueryValue>): string {
  return typeof value === 'object'
    ? value.map((item) => encodeURIComponent(item)).join(',')
    : encodeURIComponent(value)
}
