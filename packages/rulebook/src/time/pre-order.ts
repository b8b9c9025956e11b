import { getDayOfWeek, type DayOfWeek } from './days-of-week.ts'
import { preOrderStepMinutes } from '#site/limits.ts'
import { minutesPerDay, toTimeOfDay } from './time-of-day.ts'
import { daysBetween, localParts, toDateText, toInstant, type TimeZone } from './time-zone.ts'
import {
  findCurrentOrNextRange,
  toWeekRanges,
  type DayHours,
  type InstantRange,
  type WeekRange,
} from './week-ranges.ts'
import type { WeekSchedule } from './week-schedule.ts'

/** NONE: no pre-order here. WORKING_HOURS: whenever the venue is open. CUSTOM: in its own hours, while the venue is open. */
export const preOrderTypes = ['NONE', 'WORKING_HOURS', 'CUSTOM'] as const
export type PreOrderType = (typeof preOrderTypes)[number]

export interface PreOrderHours {
  type: PreOrderType
  /** Lead time: how long from now the earliest time lies. */
  minTimeMinutes: number
  /** How many days after today may be chosen; 0 is today alone. */
  dayInAdvance: number
  hours: readonly DayHours[]
}

export interface PreOrderTerms {
  preOrder: PreOrderHours
  opening: WeekSchedule
  zone: TimeZone
  /** What an order for now is promised (order-promise.ts): no time is offered that comes sooner. */
  promiseMinutes?: number
  /** The weeks of the dishes in the cart that have time slots: a time must suit them all. */
  slots?: readonly (readonly WeekRange[])[]
}

export interface PreOrderTime {
  atMs: number
  /** 'HH:MM' on the venue's wall clock. */
  time: string
}

export interface PreOrderDay {
  /** 'YYYY-MM-DD' in the venue's calendar. */
  date: string
  dayOfWeek: DayOfWeek
  times: PreOrderTime[]
}

export interface PreOrderRefusal {
  code: 'order.pre-order-not-available' | 'order.pre-order-time-invalid'
}

const minuteMs = 60_000

/** The days that have at least one time, with their times. */
export function preOrderDays(terms: PreOrderTerms, nowMs: number): PreOrderDay[] {
  const days = new Map<string, PreOrderDay>()
  for (const atMs of offeredInstants(terms, nowMs)) {
    const local = localParts(atMs, terms.zone)
    const { dayOfWeek, minutesOfDay } = local
    const date = toDateText(local)
    const offered = days.get(date) ?? { date, dayOfWeek: getDayOfWeek(dayOfWeek), times: [] }
    offered.times.push({ atMs, time: toTimeOfDay(minutesOfDay) })
    days.set(date, offered)
  }
  return [...days.values()]
}

export function findFirstPreOrderTime(terms: PreOrderTerms, nowMs: number): number | undefined {
  return offeredInstants(terms, nowMs).next().value
}

/** A time is good when it would be offered at this moment, so a customer who lingers may have to choose again. */
export function findPreOrderRefusal(
  terms: PreOrderTerms,
  preOrderAtMs: number,
  nowMs: number,
): PreOrderRefusal | undefined {
  if (terms.preOrder.type === 'NONE') return { code: 'order.pre-order-not-available' }
  const chosen = localParts(preOrderAtMs, terms.zone)
  const isOffered =
    preOrderAtMs >= earliestMs(terms, nowMs) &&
    daysBetween(nowMs, preOrderAtMs, terms.zone) <= terms.preOrder.dayInAdvance &&
    chosen.minutesOfDay % preOrderStepMinutes === 0 &&
    toInstant(chosen, chosen.minutesOfDay, terms.zone) === preOrderAtMs &&
    toWeeks(terms).every((ranges) => makeRangeCursor(ranges, terms.zone)(preOrderAtMs))
  return isOffered ? undefined : { code: 'order.pre-order-time-invalid' }
}

function* offeredInstants(terms: PreOrderTerms, nowMs: number): Generator<number, undefined> {
  const { preOrder, zone } = terms
  if (preOrder.type === 'NONE') return
  const today = localParts(nowMs, zone)
  const fromMs = earliestMs(terms, nowMs)
  const cursors = toWeeks(terms).map((ranges) => makeRangeCursor(ranges, zone))
  const endMinutes = (preOrder.dayInAdvance + 1) * minutesPerDay
  for (let minutes = 0; minutes < endMinutes; minutes += preOrderStepMinutes) {
    const atMs = toInstant(today, minutes, zone)
    if (atMs < fromMs || !cursors.every((isWithin) => isWithin(atMs))) continue
    // A time that the spring change skips would stand for the moment of the jump, which has its own name.
    if (localParts(atMs, zone).minutesOfDay === minutes % minutesPerDay) yield atMs
  }
}

function earliestMs({ preOrder, promiseMinutes = 0 }: PreOrderTerms, nowMs: number): number {
  return nowMs + Math.max(preOrder.minTimeMinutes, promiseMinutes) * minuteMs
}

function toWeeks({ preOrder, opening, slots = [] }: PreOrderTerms): (readonly WeekRange[])[] {
  const own = preOrder.type === 'CUSTOM' ? [toWeekRanges(preOrder.hours)] : []
  return [opening.ranges, ...own, ...slots]
}

/** Answers for rising instants without looking a range up again while it lasts. */
function makeRangeCursor(ranges: readonly WeekRange[], zone: TimeZone): (atMs: number) => boolean {
  let range: InstantRange | undefined
  return (atMs) => {
    if (range === undefined || range.endMs <= atMs) range = findCurrentOrNextRange(ranges, atMs, zone)
    return range !== undefined && range.startMs <= atMs
  }
}
