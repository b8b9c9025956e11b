import type { CartModifier, CartPosition, LineDiscount, LinePromoCode } from '@lavash/rulebook/cart/cart'
import type { StoredPlace } from '@lavash/rulebook/place/location-state'
import type { OrderPerson, PersonProfile } from '@lavash/rulebook/account/profile'
import { signInMethods, type TokenSet } from '@lavash/rulebook/account/sign-in'

/** Anybody can edit a storage, and old versions wrote into it. A value that does not fit is dropped. */
export type Guard<Value> = (raw: unknown) => raw is Value

type Shape<Value> = { readonly [Key in keyof Value]-?: Guard<Value[Key]> }

function isShaped<Value extends object>(shape: Shape<Value>): Guard<Value> {
  const entries = Object.entries(shape) as [string, Guard<unknown>][]
  return (raw): raw is Value =>
    typeof raw === 'object' &&
    raw !== null &&
    entries.every(([key, isFitting]) => isFitting((raw as Record<string, unknown>)[key]))
}

export function isListOf<Value>(isFitting: Guard<Value>): Guard<readonly Value[]> {
  return (raw): raw is readonly Value[] => Array.isArray(raw) && raw.every(isFitting)
}

export function isOneOf<const Value>(values: readonly Value[]): Guard<Value> {
  return (raw): raw is Value => values.some((value) => value === raw)
}

export const isText: Guard<string> = (raw) => typeof raw === 'string'
export const isFlag: Guard<boolean> = (raw) => typeof raw === 'boolean'
export const isId: Guard<number> = (raw): raw is number => Number.isSafeInteger(raw) && Number(raw) > 0
const isAmount: Guard<number> = (raw): raw is number => Number.isSafeInteger(raw) && Number(raw) >= 0

function isOrNull<Value>(isFitting: Guard<Value>): Guard<Value | null> {
  return (raw): raw is Value | null => raw === null || isFitting(raw)
}

function isOptional<Value>(isFitting: Guard<Value>): Guard<Value | undefined> {
  return (raw): raw is Value | undefined => raw === undefined || isFitting(raw)
}

/** The profile's own fields: a text, null or missing. */
const isPerhapsText = isOptional(isOrNull(isText))

const isCoordinate: Guard<number> = (raw): raw is number => Number.isFinite(raw)

export const isTokenSet = isShaped<TokenSet>({
  accessToken: isText,
  refreshToken: isText,
  vkAccessToken: isOptional(isText),
  source: isOneOf(signInMethods),
})

/** These keys are the specification's, like those of the preflight's answer. Both amounts are in minor units. */
export interface StoredPromoCode {
  readonly active: boolean
  readonly code: string
  readonly maxDiscountAmount: number | null
  readonly minOrderAmount: number | null
}

export const isStoredPromoCode = isShaped<StoredPromoCode>({
  active: isFlag,
  code: isText,
  maxDiscountAmount: isOrNull(isAmount),
  minOrderAmount: isOrNull(isAmount),
})

export const isOrderPerson = isShaped<OrderPerson>({ email: isText, name: isText, phone: isText })

export const isStoredPlace = isShaped<StoredPlace>({
  address: isText,
  location: isShaped({ lat: isCoordinate, lng: isCoordinate }),
  placeId: isOrNull(isText),
  apartment: isText,
  entrance: isText,
  floor: isText,
  intercom: isText,
  comment: isText,
})

const isProfileDelivery = isShaped<PersonProfile['deliveries'][number]>({
  email: isPerhapsText,
  personName: isPerhapsText,
  phone: isPerhapsText,
})

export const isPersonProfile = isShaped<PersonProfile>({
  id: isText,
  accountIds: isListOf(isText),
  avatar: isPerhapsText,
  deliveries: isListOf(isProfileDelivery),
  email: isPerhapsText,
  firstName: isPerhapsText,
  lastName: isPerhapsText,
  patronymic: isPerhapsText,
  phone: isPerhapsText,
})

const isCount: Guard<number> = (raw): raw is number => isAmount(raw) && raw > 0

const isCartModifier = isShaped<CartModifier>({
  id: isId,
  count: isAmount,
  price: isAmount,
  name: isOptional(isText),
})

export const isCartPosition = isShaped<CartPosition>({
  id: isId,
  menu: isShaped({ id: isId }),
  name: isText,
  price: isAmount,
  count: isCount,
  sum: isAmount,
  hasModifiers: isFlag,
  modifiers: isListOf(isCartModifier),
  discounts: isListOf(isShaped<LineDiscount>({ calculated: isAmount, rule: isOptional(isText) })),
  promoCodes: isListOf(
    isShaped<LinePromoCode>({ calculated: isAmount, code: isOptional(isText), rule: isOptional(isText) }),
  ),
})
