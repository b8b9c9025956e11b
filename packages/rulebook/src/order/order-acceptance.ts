import { findFirstPreOrderTime, type PreOrderTerms } from '#time/pre-order.ts'
import type { TimeZone } from '#time/time-zone.ts'
import { venueState, type VenueState, type WeekSchedule } from '#time/week-schedule.ts'

export interface VenueRefusal {
  code: 'resto.closed' | 'resto.day-off'
  opensAtMs: number | null
}

/** How the storefront answers a customer who wants to order now. */
export type OrderAcceptance =
  | { kind: 'now'; untilMs: number | null }
  /** The venue is closed, but a time can be chosen. The storefront opens the choice. */
  | { kind: 'pre-order'; firstAtMs: number; refusal: VenueRefusal }
  /** The day-off popup. */
  | { kind: 'refused'; refusal: VenueRefusal }

/** Why an order for now is refused; the server asks the same question. */
export function findVenueRefusal(
  opening: WeekSchedule,
  atMs: number,
  zone: TimeZone,
): VenueRefusal | undefined {
  const state = venueState(opening, atMs, zone)
  return state.kind === 'open' ? undefined : toRefusal(state)
}

export function orderAcceptance(terms: PreOrderTerms, nowMs: number): OrderAcceptance {
  const state = venueState(terms.opening, nowMs, terms.zone)
  if (state.kind === 'open') return { kind: 'now', untilMs: state.untilMs }
  const refusal = toRefusal(state)
  const firstAtMs = findFirstPreOrderTime(terms, nowMs)
  return firstAtMs === undefined ? { kind: 'refused', refusal } : { kind: 'pre-order', firstAtMs, refusal }
}

function toRefusal(state: Exclude<VenueState, { kind: 'open' }>): VenueRefusal {
  return { code: state.kind === 'day-off' ? 'resto.day-off' : 'resto.closed', opensAtMs: state.opensAtMs }
}
