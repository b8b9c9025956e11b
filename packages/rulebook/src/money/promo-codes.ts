import type { Discount } from './discounts.ts'
import type { DeliveryMethod } from '#order/delivery-methods.ts'
import type { PromoCodeErrorCode } from '#site/error-codes.ts'
import type { TimeZone } from '#time/time-zone.ts'
import { isWithinRanges, toWeekRanges } from '#time/week-ranges.ts'
import type { DayHours } from '#time/week-ranges.ts'

/** A condition that is null does not apply. Times are milliseconds UTC. */
export interface PromoCode {
  readonly code: string
  readonly isActive: boolean
  readonly discount: Discount
  /** The dishes that count for the discount; null: all. */
  readonly positionIds: readonly number[] | null
  readonly restoIds: readonly number[] | null
  readonly deliveryMethods: readonly DeliveryMethod[] | null
  readonly minOrderMinor: number | null
  readonly maxDiscountMinor: number | null
  readonly totalLimit: number | null
  readonly personLimit: number | null
  readonly startAt: number | null
  /** The first moment at which it no longer counts. */
  readonly endAt: number | null
  readonly hours: readonly DayHours[] | null
}

/** Orders that used the code already; for a visitor who has not signed in the second is 0. */
export interface PromoCodeUsage {
  readonly totalCount: number
  readonly personCount: number
}

export interface PromoCodeCircumstances {
  readonly restoId: number
  readonly deliveryMethod: DeliveryMethod
  readonly atMs: number
  readonly timeZone: TimeZone
  readonly usage: PromoCodeUsage
}

/**
 * Customers type codes from leaflets and copy them from PDFs, so case, spaces, invisible characters and the composition
 * of letters do not count. NFKC runs twice because upper case decomposes some letters; the result normalises to itself.
 */
export function normalisePromoCode(typed: string): string {
  const written = typed.normalize('NFKC').replaceAll(/[\s\u200B-\u200D\u2060\uFEFF]+/g, '')
  return written.toUpperCase().normalize('NFKC')
}

/** Letters of both alphabets that look alike, as Latin ones. */
const latinTwins = new Map(
  [...'АВЕКМНОРСТУХІЈЅ'].map((letter, index) => [letter, 'ABEKMHOPCTYXIJS'.charAt(index)]),
)

/**
 * For comparing, never for showing: 'САМ15' of a leaflet is typed in Latin letters as 'CAM15'. Two codes that fold to the
 * same are one code.
 */
export function foldPromoCode(typed: string): string {
  return [...normalisePromoCode(typed)].map((letter) => latinTwins.get(letter) ?? letter).join('')
}

type Refusal = [PromoCodeErrorCode, (code: PromoCode, at: PromoCodeCircumstances) => boolean]

/**
 * The first refusal that applies is told. Reasons that the customer cannot change come first, then those that another
 * choice or hour would remove. The limits come last, because a refused code must not reveal how often it was used.
 */
const refusals: readonly Refusal[] = [
  ['promo-code.not-found-for-resto', (code, at) => isOutside(code.restoIds, at.restoId)],
  ['promo-code.not-active', (code) => !code.isActive],
  ['promo-code.before-start', (code, at) => code.startAt !== null && at.atMs < code.startAt],
  ['promo-code.after-finish', (code, at) => code.endAt !== null && at.atMs >= code.endAt],
  ['promo-code.invalid-delivery-method', (code, at) => isOutside(code.deliveryMethods, at.deliveryMethod)],
  ['promo-code.hour-not-active', (code, at) => isOutsideHours(code.hours, at)],
  ['promo-code.limit-exceed', (code, at) => isReached(code.totalLimit, at.usage.totalCount)],
  ['promo-code.person-limit-exceed', (code, at) => isReached(code.personLimit, at.usage.personCount)],
]

/** An order below the code's minimum is not refused. The code stays and waits (see `promoCodeDiscount`). */
export function findPromoCodeRefusal(
  promoCode: PromoCode | undefined,
  circumstances: PromoCodeCircumstances,
): PromoCodeErrorCode | undefined {
  if (!promoCode) return 'promo-code.not-found'
  return refusals.find(([, applies]) => applies(promoCode, circumstances))?.[0]
}

function isOutside<T>(allowed: readonly T[] | null, value: T): boolean {
  return allowed !== null && !allowed.includes(value)
}

function isOutsideHours(hours: readonly DayHours[] | null, at: PromoCodeCircumstances): boolean {
  return hours !== null && !isWithinRanges(toWeekRanges(hours), at.atMs, at.timeZone)
}

function isReached(limit: number | null, count: number): boolean {
  return limit !== null && count >= limit
}
