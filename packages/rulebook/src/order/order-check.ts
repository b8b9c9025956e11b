import { availabilityAt } from '#availability/venue-availability.ts'
import type { ChosenLine, LinePlace, SoldPosition } from '#money/line-pricing.ts'
import type { ChosenModifier } from '#menu/modifiers.ts'
import { findVenueRefusal, type VenueRefusal } from './order-acceptance.ts'
import { priceOrder, type OrderRefusal, type PriceOrderInput } from './order-pricing.ts'
import { findPaymentRefusal } from './payment-methods.ts'
import type { PayConfig, PaymentMethod, PaymentRefusalCode } from './payment-methods.ts'
import type { Position } from '#menu/positions.ts'
import { findPromiseMinutes } from './order-promise.ts'
import { findPreOrderRefusal, type PreOrderHours, type PreOrderRefusal } from '#time/pre-order.ts'
import type { PricedLine, PricedOrder } from './priced-order.ts'
import { canOrderPositionAt, type TimeSlotIndex } from '#time/time-slots.ts'
import type { WeekSchedule } from '#time/week-schedule.ts'

/** A line with the prices that the customer saw. They are compared, never charged. */
export interface SeenLine extends Omit<ChosenLine, 'expectedPrice'> {
  readonly price?: number | undefined
  readonly modifiers: readonly (ChosenModifier & { readonly price?: number | undefined })[]
}

export interface CheckOrderInput extends Omit<PriceOrderInput, 'lines' | 'positions'> {
  readonly lines: readonly SeenLine[]
  readonly positions: readonly (SoldPosition & Pick<Position, 'tags'>)[]
  /** Absent: as soon as possible. */
  readonly preOrderAtMs?: number | undefined
  readonly preOrder: PreOrderHours
  readonly opening: WeekSchedule
  readonly slots: TimeSlotIndex
  readonly payConfig: PayConfig
  /** Preflight may come before the customer has chosen one. */
  readonly payType?: PaymentMethod | undefined
  /** The total that the customer agreed to. A preflight has none. */
  readonly expectedTotal?: number | undefined
}

export type CheckRefusal =
  | OrderRefusal
  | VenueRefusal
  | PreOrderRefusal
  | { readonly code: PaymentRefusalCode }
  | (LinePlace & { readonly code: 'position.out-of-slot' })
  | { readonly code: 'order.total-changed'; readonly total: number }

/** The priced order with its promise in minutes; 0 promises nothing. */
export interface CheckedOrder extends Omit<PricedOrder, 'deliveryMinutes'> {
  readonly promiseMinutes: number
}

export type OrderCheck =
  | { readonly ok: true; readonly order: CheckedOrder }
  | { readonly ok: false; readonly refusals: readonly CheckRefusal[] }

/**
 * All checks of an order before it is placed. A preflight runs the same checks without the total.
 * All reasons are told together: first the venue's hour and its payments, which no dish changes, then the dishes, the
 * code and the amount. The total is compared last, as it means nothing while a line is refused.
 */
export function checkOrder(input: CheckOrderInput): OrderCheck {
  // A dish that is back by the wished time can be ordered for it.
  const availability = input.availability && availabilityAt(input.availability, wishedAtMs(input))
  const pricing = priceOrder({ ...input, availability })
  const promiseMinutes = toPromiseMinutes(input, pricing.ok ? pricing.order.deliveryMinutes : 0)
  const venueRefusals = [findTimeRefusal(input, promiseMinutes), findPayRefusal(input)].filter(
    (refusal) => refusal !== undefined,
  )
  const dishRefusals = withSlotRefusals(pricing.ok ? [] : pricing.refusals, findSlotRefusals(input))
  if (venueRefusals.length > 0 || dishRefusals.length > 0 || !pricing.ok) {
    return { ok: false, refusals: [...venueRefusals, ...dishRefusals] }
  }
  const { total } = pricing.order
  const priceChanges = findPriceChanges(input.lines, pricing.order.lines)
  if (input.expectedTotal !== undefined && input.expectedTotal !== total.amount) {
    return { ok: false, refusals: [{ code: 'order.total-changed', total: total.amount }, ...priceChanges] }
  }
  if (priceChanges.length > 0) return { ok: false, refusals: priceChanges }
  const { deliveryMinutes: _ofZone, ...order } = pricing.order
  return { ok: true, order: { ...order, promiseMinutes } }
}

/** The time the dishes are needed: the chosen time, or now. */
function wishedAtMs({ preOrderAtMs, nowMs }: Pick<CheckOrderInput, 'preOrderAtMs' | 'nowMs'>): number {
  return preOrderAtMs ?? nowMs
}

function findTimeRefusal(
  { preOrderAtMs, opening, nowMs, timeZone, preOrder }: CheckOrderInput,
  promiseMinutes: number,
): VenueRefusal | PreOrderRefusal | undefined {
  if (preOrderAtMs === undefined) return findVenueRefusal(opening, nowMs, timeZone)
  return findPreOrderRefusal({ preOrder, opening, zone: timeZone, promiseMinutes }, preOrderAtMs, nowMs)
}

function toPromiseMinutes(
  { deliveryMethod, lines, positions }: CheckOrderInput,
  zoneMinutes: number,
): number {
  const ordered = new Set(lines.map(({ id }) => id))
  const dishes = positions.filter(({ id }) => ordered.has(id))
  return findPromiseMinutes({ method: deliveryMethod, dishes, zoneMinutes })
}

function findPayRefusal({ payConfig, deliveryMethod, payType }: CheckOrderInput) {
  const code = payType && findPaymentRefusal(payConfig, deliveryMethod, payType)
  return code && { code }
}

function findSlotRefusals(input: CheckOrderInput) {
  const { lines, slots, timeZone } = input
  const refusals: (CheckRefusal & LinePlace)[] = []
  for (const [lineIndex, { id: positionId }] of lines.entries()) {
    if (canOrderPositionAt(slots, positionId, wishedAtMs(input), timeZone)) continue
    refusals.push({ code: 'position.out-of-slot', lineIndex, positionId })
  }
  return refusals
}

/** In the order of the lines, one reason a line; while a line is refused no sum means anything. */
function withSlotRefusals(
  priced: readonly CheckRefusal[],
  slotRefusals: readonly (CheckRefusal & LinePlace)[],
): readonly CheckRefusal[] {
  if (slotRefusals.length === 0) return priced
  const lineRefusals = priced.filter(isLineRefusal)
  const refused = new Set(lineRefusals.map(({ lineIndex }) => lineIndex))
  const all = [...lineRefusals, ...slotRefusals.filter(({ lineIndex }) => !refused.has(lineIndex))]
  return all.toSorted((a, b) => a.lineIndex - b.lineIndex)
}

function isLineRefusal(refusal: CheckRefusal): refusal is CheckRefusal & LinePlace {
  return 'lineIndex' in refusal
}

/** Compared after pricing, so that a changed price is told beside the changed total. */
function findPriceChanges(seen: readonly SeenLine[], priced: readonly PricedLine[]): CheckRefusal[] {
  const changes: CheckRefusal[] = []
  for (const [lineIndex, { id: positionId, price, modifiers }] of priced.entries()) {
    const line = seen[lineIndex]
    const priceOf = (modifierId: number) => modifiers.find(({ id }) => id === modifierId)?.price
    const isSame =
      (line?.price === undefined || line.price === price) &&
      line?.modifiers.every(
        (modifier) =>
          modifier.price === undefined || (priceOf(modifier.id) ?? modifier.price) === modifier.price,
      )
    if (isSame !== true) changes.push({ code: 'position.price-changed', lineIndex, positionId, price })
  }
  return changes
}
