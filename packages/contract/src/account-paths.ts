/**
 * Calls about a customer's own account. The storefront loads this file with the screens that make them. It has no import,
 * as storefront-paths.ts.
 */
export const accountPaths = {
  'account.change': { method: 'PATCH', path: '/api/v1/persons/:personId' },
  'account.download': { method: 'GET', path: '/api/v1/persons/:personId/data' },
  'account.sessions': { method: 'GET', path: '/api/v1/persons/:personId/sessions' },
  'account.end-others': { method: 'POST', path: '/api/v1/persons/:personId/sessions/end-others' },
  'places.list': { method: 'GET', path: '/api/v1/persons/:personId/places' },
  'places.save': { method: 'POST', path: '/api/v1/persons/:personId/places' },
  'places.rename': { method: 'PATCH', path: '/api/v1/persons/:personId/places/:placeId' },
  'places.remove': { method: 'DELETE', path: '/api/v1/persons/:personId/places/:placeId' },
  'orders.rate': { method: 'PUT', path: '/api/v1/persons/:personId/orders/:orderId/rating' },
  'account.delete': { method: 'DELETE', path: '/api/v1/persons/:personId' },
} as const

export type AccountCall = keyof typeof accountPaths
