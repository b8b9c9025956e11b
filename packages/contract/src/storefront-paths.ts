/**
 * Paths of the storefront's calls. The file has no import: the storefront bundles it and uses the rest of the
 * contract as types only. Other calls are in paths.ts.
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
  'restos.bestsellers': { method: 'GET', path: '/1/restos/:restoId/bestsellers' },
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
