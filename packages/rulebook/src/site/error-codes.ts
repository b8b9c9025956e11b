/**
 * Every refusal the product can utter, with the HTTP status it travels under.
 * One table, so that a code cannot be raised, translated or documented under two spellings.
 * The spelling of the codes in docs/specification/texts.md is fixed.
 */
export const errorStatuses = {
  // The request itself
  'request.invalid': 400,
  'request.not-found': 404,
  'request.method-not-allowed': 405,
  'request.timeout': 408,
  'request.too-large': 413,
  'request.unsupported-media-type': 415,
  'request.too-many': 429,
  // Catalogue
  'city.not-found': 404,
  'resto.not-found': 404,
  'menu.groups-not-found': 404,
  'menu.positions-not-found': 404,
  'geo.place-not-found': 404,
  'geo.unavailable': 503,
  // Venue
  'resto.closed': 422,
  'resto.day-off': 422,
  'resto.doesnt-support-delivery-online-pay': 422,
  'resto.doesnt-support-delivery-card-pay': 422,
  'resto.doesnt-support-delivery-cash-pay': 422,
  'resto.doesnt-support-takeaway-online': 422,
  'resto.doesnt-support-takeaway-card-pay': 422,
  'resto.doesnt-support-takeaway-cash-pay': 422,
  // A customer's own account
  'account.open-orders': 409,
  // Saved places
  'place.not-found': 404,
  'place.too-many': 409,
  // Positions
  'person-order.position-not-found-in-resto': 422,
  'position.stopped': 422,
  'position.modifier-stopped': 422,
  'position.out-of-slot': 422,
  'position.modifiers-invalid': 422,
  'position.price-changed': 409,
  // Delivery
  'delivery.out-of-zone': 422,
  'delivery.order-sum-not-enough.range': 422,
  'delivery.order-sum-too-large.range': 422,
  // Promo codes: the nine of C-09. The tenth is another server's spelling of invalid-delivery-method.
  'promo-code.not-found': 422,
  'promo-code.not-found-for-resto': 422,
  'promo-code.limit-exceed': 422,
  'promo-code.person-limit-exceed': 422,
  'promo-code.before-start': 422,
  'promo-code.after-finish': 422,
  'promo-code.invalid-delivery-method': 422,
  'promo-code.not-active': 422,
  'promo-code.hour-not-active': 422,
  'promo-code.invalid-delivery-type': 422,
  // Orders and payments
  'order.not-found': 404,
  'order.idempotency-conflict': 409,
  'order.total-changed': 409,
  'order.status-conflict': 409,
  'order.moved-meanwhile': 409,
  'order.take-back-over': 409,
  'order.delay-too-long': 422,
  'order.too-many-unpaid': 429,
  'order.too-many-placed': 429,
  'order.pre-order-time-invalid': 422,
  'order.pre-order-not-available': 422,
  'order.change-not-for-cash': 422,
  'order.change-too-small': 422,
  'order.leave-at-door-unpaid': 422,
  'order.rating-too-early': 409,
  'order.rating-over': 409,
  'payment.not-found': 404,
  'payment.provider-failed': 502,
  'payment.already-paid': 409,
  // Content: drafts and versions
  'brand.not-found': 404,
  'draft.thing-not-found': 404,
  'draft.conflict': 409,
  'draft.clash': 409,
  'draft.mistake': 422,
  'draft.empty': 422,
  'version.not-found': 404,
  'preview.ended': 404,
  'preview.no-orders': 409,
  // Sign-in
  'auth.required': 401,
  'auth.token-invalid': 401,
  'auth.token-expired': 401,
  'auth.forbidden': 403,
  'auth.api-key-invalid': 403,
  'auth.method-not-available': 403,
  'auth.captcha-invalid': 422,
  'auth.id-token-invalid': 401,
  'auth.provider-failed': 502,
  'auth.sms-already-sent': 429,
  'auth.sms-wrong-code': 422,
  'auth.sms-attempts-exhausted': 429,
  'auth.sms-code-not-found': 422,
  'auth.sms-send-failed': 502,
  'auth.sms-attack-protection': 429,
  // The restaurant's side
  'auth.cross-site': 403,
  'staff.verification-required': 403,
  'staff.device-required': 401,
  'staff.not-found': 404,
  'staff.invitation-not-found': 404,
  'staff.invitation-over': 410,
  'staff.passkey-invalid': 422,
  'staff.challenge-over': 422,
  'staff.last-owner': 409,
  'staff.last-way-in': 409,
  'staff.phone-taken': 409,
  'staff.pairing-code-invalid': 422,
  'staff.pin-wrong': 422,
  'staff.pin-weak': 422,
  'staff.too-many-attempts': 429,
  // Faults of ours: the text never says more than this
  'server.fault': 500,
  'server.unavailable': 503,
} as const

export type ErrorCode = keyof typeof errorStatuses

export const promoCodeErrorCodes = [
  'promo-code.not-found',
  'promo-code.not-found-for-resto',
  'promo-code.limit-exceed',
  'promo-code.person-limit-exceed',
  'promo-code.before-start',
  'promo-code.after-finish',
  'promo-code.invalid-delivery-method',
  'promo-code.not-active',
  'promo-code.hour-not-active',
] as const satisfies readonly ErrorCode[]

export type PromoCodeErrorCode = (typeof promoCodeErrorCodes)[number]

export function isErrorCode(value: string): value is ErrorCode {
  return Object.hasOwn(errorStatuses, value)
}
