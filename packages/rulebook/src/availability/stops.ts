import { getDayOfWeek } from '#time/days-of-week.ts'
import { getClosingMinutes, getMinutesOfDay, minutesPerDay } from '#time/time-of-day.ts'
import { localParts, type TimeZone, toInstant } from '#time/time-zone.ts'
import type { DayHours } from '#time/week-ranges.ts'

/** A dish or a modifier's item that is not to be had. `untilMs` is null for a stop until further notice. */
export interface Stop {
  readonly sinceMs: number
  readonly untilMs: number | null
}

/** How long somebody wants a stop to last. */
export type StopEnd =
  | { readonly kind: 'end-of-day' }
  /** 'HH:MM' on the venue's wall clock. */
  | { readonly kind: 'time'; readonly time: string }
  | { readonly kind: 'further-notice' }

/** 'end-of-day', 'further-notice' or 'HH:MM'. */
export function parseStopEnd(text: string): StopEnd | undefined {
  if (text === 'end-of-day' || text === 'further-notice') return { kind: text }
  return /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text) ? { kind: 'time', time: text } : undefined
}

/** A stop past its end is no stop, so nothing has to run for it. The end itself is already free. */
export function isStopInForce({ untilMs }: Pick<Stop, 'untilMs'>, atMs: number): boolean {
  return untilMs === null || atMs < untilMs
}

interface VenueDay {
  readonly hours: readonly DayHours[]
  readonly zone: TimeZone
}

/** When a stop that begins now ends; null for never by itself. */
export function toStopUntil(end: StopEnd, nowMs: number, { hours, zone }: VenueDay): number | null {
  if (end.kind === 'further-notice') return null
  if (end.kind === 'end-of-day') return endOfVenueDay(hours, nowMs, zone)
  const today = localParts(nowMs, zone)
  const minutes = getMinutesOfDay(end.time)
  const todayMs = toInstant(today, minutes, zone)
  // A time that has passed means tomorrow's: a stop that ends before it begins helps nobody.
  return todayMs > nowMs ? todayMs : toInstant(today, minutes + minutesPerDay, zone)
}

/**
 * The end of a day as the people of a venue count it: midnight, or later where the day's opening hours run on past
 * midnight. At one in the morning of a night shift the day is still yesterday's.
 */
export function endOfVenueDay(hours: readonly DayHours[], nowMs: number, zone: TimeZone): number {
  const today = localParts(nowMs, zone)
  const nightMinutes = minutesPastMidnight(hours, today.dayOfWeek - 1)
  const nightEndMs = toInstant(today, nightMinutes, zone)
  if (nightMinutes > 0 && nowMs < nightEndMs) return nightEndMs
  return toInstant(today, minutesPerDay + minutesPastMidnight(hours, today.dayOfWeek), zone)
}

/** How far the hours of a day reach into the next one; 0 for a day that ends by midnight. */
function minutesPastMidnight(hours: readonly DayHours[], isoDay: number): number {
  const dayOfWeek = getDayOfWeek(isoDay === 0 ? 7 : isoDay)
  const day = hours.find((one) => one.dayOfWeek === dayOfWeek && one.active)
  if (day === undefined) return 0
  const closing = getClosingMinutes(day.close)
  return closing <= getMinutesOfDay(day.open) ? closing : 0
}

/**
 * What stands after somebody stops a thing that may be stopped already: the later of the two ends. A stop in force
 * keeps its beginning.
 */
export function joinStops(known: Stop | undefined, added: Stop): Stop {
  if (known === undefined || !isStopInForce(known, added.sinceMs)) return added
  return { sinceMs: known.sinceMs, untilMs: laterEnd(known.untilMs, added.untilMs) }
}

export function laterEnd(one: number | null, other: number | null): number | null {
  return one === null || other === null ? null : Math.max(one, other)
}
