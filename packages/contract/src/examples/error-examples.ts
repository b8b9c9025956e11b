import type { ErrorCode } from '@lavash/rulebook/site/error-codes'
import type { ErrorAnswer, ErrorItem } from '#errors.ts'

type ErrorExtras = Omit<ErrorItem, 'code' | 'message'>

/** What a refusal tells beyond its code and message. */
const extras: Partial<Record<ErrorCode, ErrorExtras>> = {
  'request.invalid': { field: 'positions.0.count' },
  'request.too-many': { retryAfterSeconds: 30 },
  'auth.sms-already-sent': { retryAfterSeconds: 64 },
  'auth.sms-attempts-exhausted': { retryAfterSeconds: 3600 },
  'order.total-changed': { total: 79200 },
  'order.too-many-placed': { retryAfterSeconds: 1800 },
  'person-order.position-not-found-in-resto': { positionIds: [1001] },
  'position.stopped': { positionIds: [1001] },
  'position.modifier-stopped': { positionIds: [1001], field: 'positions.0' },
  'position.out-of-slot': { positionIds: [1051] },
  'position.modifiers-invalid': { positionIds: [1001], field: 'positions.0.modifiers' },
  'position.price-changed': { positionIds: [1001], price: 34000, field: 'positions.0.price' },
  'delivery.order-sum-not-enough.range': { minOrderAmount: 50000 },
  'delivery.order-sum-too-large.range': { maxOrderAmount: 1500000 },
}

export function makeErrorExample(code: ErrorCode): ErrorAnswer {
  return { errors: [{ code, message: '…', ...extras[code] }] }
}
