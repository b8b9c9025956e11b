import { daysOfWeek, getDayOfWeek, type DayOfWeek } from './days-of-week.ts'
import { getClosingMinutes, getMinutesOfDay, minutesPerDay, toTimeOfDay } from './time-of-day.ts'
import { localParts, type TimeZone } from './time-zone.ts'
import {
  findCurrentOrNextRange,
  toWeekRanges,
  type DayHours,
  type InstantRange,
  type WeekRange,
} from './week-ranges.ts'

/** Built once per venue from its openingHours, asked many times. */
export interface WeekSchedule {
  days: readonly DayHours[]
  ranges: readonly WeekRange[]
}

/** null: round the clock all week (never closes), or no active day at all (never opens). */
export type VenueState =
  | { kind: 'open'; untilMs: number | null }
  | { kind: 'closed'; opensAtMs: number | null }
  | { kind: 'day-off'; opensAtMs: number | null }

export type DayLabel =
  | { kind: 'round-the-clock' }
  | { kind: 'day-off' }
  | { kind: 'hours'; open: string; close: string }

export interface ScheduleDay {
  dayOfWeek: DayOfWeek
  isToday: boolean
  label: DayLabel
}

export function toWeekSchedule(openingHours: readonly DayHours[]): WeekSchedule {
  return { days: openingHours, ranges: toWeekRanges(openingHours) }
}

/** When each was last seen open, and where: asked with every preflight, and the same for hours. */
const openRanges = new WeakMap<WeekSchedule, { readonly zone: TimeZone; readonly range: InstantRange }>()

/** On a day off a venue is still open while the night before runs on past midnight. */
export function venueState(schedule: WeekSchedule, atMs: number, zone: TimeZone): VenueState {
  const known = openRanges.get(schedule)
  if (known?.zone === zone && known.range.startMs <= atMs && atMs < known.range.endMs) {
    return toOpen(known.range)
  }
  const range = findCurrentOrNextRange(schedule.ranges, atMs, zone)
  if (range !== undefined && range.startMs <= atMs) {
    openRanges.set(schedule, { zone, range })
    return toOpen(range)
  }
  const today = getDayOfWeek(localParts(atMs, zone).dayOfWeek)
  const isDayOff = !schedule.days.some((day) => day.dayOfWeek === today && day.active)
  return { kind: isDayOff ? 'day-off' : 'closed', opensAtMs: range?.startMs ?? null }
}

function toOpen({ endMs }: InstantRange): VenueState {
  return { kind: 'open', untilMs: endMs === Infinity ? null : endMs }
}

/** The seven rows of the schedule menu, Monday first. A day that the data leaves out is a day off. */
export function scheduleDays(schedule: WeekSchedule, atMs: number, zone: TimeZone): ScheduleDay[] {
  const today = localParts(atMs, zone).dayOfWeek
  return daysOfWeek.map((dayOfWeek, index) => ({
    dayOfWeek,
    isToday: index + 1 === today,
    label: dayLabel(schedule.days.find((day) => day.dayOfWeek === dayOfWeek)),
  }))
}

export function dayLabel(day: DayHours | undefined): DayLabel {
  if (day === undefined || !day.active) return { kind: 'day-off' }
  const open = getMinutesOfDay(day.open)
  const close = getClosingMinutes(day.close)
  if (open === 0 && close === minutesPerDay) return { kind: 'round-the-clock' }
  return { kind: 'hours', open: toTimeOfDay(open), close: toTimeOfDay(close) }
}
