/**
 * Where the calls of the storefront live, and how an address is made. No import at all: the storefront bundles this file
 * and takes everything else of the contract as types. What it never calls is in paths.ts.
 */
export const storefrontPaths = {
  now: { method: 'GET', path: '/1/now' },

  'cities.list': { method: 'GET', path: '/1/p/cities' },
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
  'restos.availability': { method: 'GET', path: '/1/restos/:restoId/availability' },
  'restos.events': { method: 'GET', path: '/1/restos/:restoId/events' },
  'pages.show': { method: 'GET', path: '/1/p/pages/:page' },

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

  'geo.suggest': { method: 'GET', path: '/1/geo/suggest' },
  'geo.place': { method: 'GET', path: '/1/geo/places/:placeId' },
  'geo.reverse': { method: 'GET', path: '/1/geo/reverse' },
  'geo.style': { method: 'GET', path: '/1/geo/styles/:theme.json' },
} as const

export type StorefrontCall = keyof typeof storefrontPaths

type QueryValue = string | number | boolean | readonly (string | number)[] | null | undefined
export type PathQuery = Readonly<Record<string, QueryValue>>

/** Array values are joined by commas; values that are missing stay out of the address. */
export function fillPath(
  path: string,
  params: Readonly<Record<string, string | number>> = {},
  query: PathQuery = {},
): string {
  const filled = path.replaceAll(/:([A-Za-z]+)/g, (_, param: string) => {
    const value = params[param]
    if (value === undefined) throw new TypeError(`${path} needs the path parameter ${param}`)
    return encode(value)
  })
  const search = Object.entries(query).flatMap(([key, value]) =>
    value === undefined || value === null ? [] : [`${encode(key)}=${toQueryText(value)}`],
  )
  return search.length === 0 ? filled : `${filled}?${search.join('&')}`
}

function toQueryText(value: NonNullable<QueryValue>): string {
  return typeof value === 'object' ? value.map(encode).join(',') : encode(value)
}

/** A text cut in the middle of an emoji ends with half of it, which encodeURIComponent throws at. */
function encode(value: string | number | boolean): string {
  return encodeURIComponent(String(value).replaceAll(/\p{Surrogate}/gu, '\uFFFD'))
}
