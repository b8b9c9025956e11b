import type { DeliveryMethod } from '#order/delivery-methods.ts'
import type { PromoCodeErrorCode } from '#site/error-codes.ts'
import type { TimeZone } from '#time/time-zone.ts'
import { isWithinRanges, toWeekRanges } from '#time/week-ranges.ts'
import type { DayHours } from '#time/week-ranges.ts'

export type PromoCodeDiscount =
  | { readonly kind: 'percent'; readonly percent: number }
  | { readonly kind: 'amount'; readonly amountMinor: number }

/** null is 'no such condition' throughout. Amounts in minor units, times in milliseconds UTC. */
export interface PromoCode {
  readonly code: string
  readonly isActive: boolean
  readonly discount: PromoCodeDiscount
  readonly restoIds: readonly number[] | null
  readonly deliveryMethods: readonly DeliveryMethod[] | null
  readonly minOrderAmount: number | null
  readonly maxDiscountAmount: number | null
  readonly totalLimit: number | null
  readonly personLimit: number | null
  readonly startAt: number | null
  /** The first moment at which it no longer counts. */
  readonly finishAt: number | null
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
 * Codes are read off leaflets, typed on phones and copied from PDFs: case, spaces, what nobody sees and how a letter is
 * put together carry no meaning. Composed twice, because upper case takes some letters apart: the result reads as itself.
 */
export function normalisePromoCode(typed: string): string {
  const written = typed.normalize('NFKC').replaceAll(/[\s\u200B-\u200D\u2060\uFEFF]+/g, '')
  return written.toUpperCase().normalize('NFKC')
}

type Refusal = [PromoCodeErrorCode, (code: PromoCode, at: PromoCodeCircumstances) => boolean]

/**
 * The first that applies is told. First what no customer can change (wrong venue, withdrawn, too early, too late), then
 * what another choice or hour would cure, and the limits last: a code that is no use anyway must not reveal how
 * often it was used.
 */
const refusals: readonly Refusal[] = [
  ['promo-code.not-found-for-resto', (code, at) => isOutside(code.restoIds, at.restoId)],
  ['promo-code.not-active', (code) => !code.isActive],
  ['promo-code.before-start', (code, at) => code.startAt !== null && at.atMs < code.startAt],
  ['promo-code.after-finish', (code, at) => code.finishAt !== null && at.atMs >= code.finishAt],
  ['promo-code.invalid-delivery-method', (code, at) => isOutside(code.deliveryMethods, at.deliveryMethod)],
  ['promo-code.hour-not-active', (code, at) => isOutsideHours(code.hours, at)],
  ['promo-code.limit-exceed', (code, at) => isReached(code.totalLimit, at.usage.totalCount)],
  ['promo-code.person-limit-exceed', (code, at) => isReached(code.personLimit, at.usage.personCount)],
]

/**
 * The order's minimum is not among the refusals: below it the code is kept and waits (see `promoCodeDiscount`).
 */
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
