import type { CartPosition } from '@lavash/rulebook/cart/cart'
import { type DeliveryMethod, deliveryMethods } from '@lavash/rulebook/order/delivery-methods'
import { personCountMax } from '@lavash/rulebook/site/limits'
import { isLocale, type Locale } from '@lavash/rulebook/site/locales'
import type { StoredPlace } from '@lavash/rulebook/place/location-state'
import { type PaymentMethod, paymentMethods } from '@lavash/rulebook/order/payment-methods'
import { emptyOrderPerson, type OrderPerson, type PersonProfile } from '@lavash/rulebook/account/profile'
import type { TokenSet } from '@lavash/rulebook/account/sign-in'
import {
  type Guard,
  isCartPosition,
  isFlag,
  isId,
  isListOf,
  isOneOf,
  isOrderPerson,
  isPersonProfile,
  isStoredPlace,
  isStoredPromoCode,
  isText,
  isTokenSet,
  type StoredPromoCode,
} from '#storage/stored-shapes.ts'

/** Events that make a stored value untrue. */
export type ClearingEvent = 'signed-out' | 'order-placed'

interface Row<Value> {
  isFitting: Guard<NonNullable<Value>>
  /** null: nothing is chosen yet. */
  standIn: Value
  clearedOn: readonly ClearingEvent[]
}

function row<Value>(
  isFitting: Guard<NonNullable<Value>>,
  standIn: NoInfer<Value>,
  ...clearedOn: ClearingEvent[]
): Row<Value> {
  return { isFitting, standIn, clearedOn }
}

const isInstant: Guard<string> = (raw): raw is string => isText(raw) && !Number.isNaN(Date.parse(raw))
const isPersonCount: Guard<number> = (raw): raw is number => isId(raw) && raw <= personCountMax

/** B-07: the eighteen stored keys, in the order of docs/specification/data.md. */
export const storageTable = {
  city_id: row<number | null>(isId, null),
  resto_id: row<number | null>(isId, null),
  cart_positions: row<readonly CartPosition[]>(isListOf(isCartPosition), [], 'order-placed'),
  person_profile: row<PersonProfile | null>(isPersonProfile, null, 'signed-out'),
  person_token_set: row<TokenSet | null>(isTokenSet, null, 'signed-out'),
  person_adulthood_confirmed: row<boolean>(isFlag, false),
  /** null until the customer has answered. A no is an answer too. */
  person_cookies_consent_accepted: row<boolean | null>(isFlag, null),
  order_pre_order_at: row<string | null>(isInstant, null, 'order-placed'),
  order_delivery_method: row<DeliveryMethod | null>(isOneOf(deliveryMethods), null),
  order_delivery_place: row<StoredPlace | null>(isStoredPlace, null),
  order_payment_method: row<PaymentMethod | null>(isOneOf(paymentMethods), null),
  order_comment: row<string>(isText, '', 'order-placed'),
  order_person: row<OrderPerson>(isOrderPerson, emptyOrderPerson, 'signed-out'),
  order_person_count: row<number>(isPersonCount, 1, 'order-placed'),
  order_promo_code: row<StoredPromoCode | null>(isStoredPromoCode, null, 'order-placed'),
  app_locale: row<Locale | null>(isLocale, null),
  app_version: row<string | null>(isText, null),
  app_white_label: row<string | null>(isText, null),
}

export type StorageKey = keyof typeof storageTable
export type StoredValues = {
  readonly [Key in StorageKey]: (typeof storageTable)[Key] extends Row<infer Value> ? Value : never
}

export const storageKeys = Object.keys(storageTable) as StorageKey[]

export const standIns = Object.fromEntries(
  storageKeys.map((key) => [key, storageTable[key].standIn]),
) as unknown as StoredValues

export type ReadValue<Key extends StorageKey> = { ok: true; value: StoredValues[Key] } | { ok: false }

/** A missing value is the default. An unreadable value is not ok, and the caller has to drop it. */
export function parseStored<Key extends StorageKey>(key: Key, text: string | null): ReadValue<Key> {
  const { isFitting, standIn } = storageTable[key]
  if (text === null) return { ok: true, value: standIn as StoredValues[Key] }
  const value = findJson(text)
  return isFitting(value) ? { ok: true, value: value as StoredValues[Key] } : { ok: false }
}

function findJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
