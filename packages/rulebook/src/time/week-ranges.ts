import { toDayNumber, type DayOfWeek } from './days-of-week.ts'
import { getClosingMinutes, getMinutesOfDay, minutesPerDay } from './time-of-day.ts'
import { fromWall, localParts, type TimeZone } from './time-zone.ts'

/** One day's hours as they travel: opening hours, pre-order hours and time slots all look like this. */
export interface DayHours {
  dayOfWeek: DayOfWeek
  active: boolean
  open: string
  close: string
}

/** Minutes from Monday 00:00, the end exclusive. It starts within the week and may end in the next one. */
export interface WeekRange {
  startMinutes: number
  endMinutes: number
}

export interface InstantRange {
  startMs: number
  /** Infinity when it never ends. */
  endMs: number
}

export const minutesPerWeek = 7 * minutesPerDay
const minuteMs = 60_000
// Farther away than any zone change can move an edge, Samoa's skipped day included.
const safeDistanceMinutes = 2 * minutesPerDay

/**
 * Disjoint ranges of the week in order. An end at or before its start is the next day's.
 * The week is doubled before ranges are joined, so that Sunday night runs on into Monday morning;
 * what then turns out to be the tail of a range begun the week before is left out.
 */
export function toWeekRanges(hours: readonly DayHours[]): WeekRange[] {
  const once = hours.filter((day) => day.active).map(toWeekRange)
  const twice = [...once, ...once.map((range) => shift(range, minutesPerWeek))]
  const joined = join(twice.toSorted((a, b) => a.startMinutes - b.startMinutes))
  const first = joined[0]
  if (first === undefined) return []
  if (first.endMinutes - first.startMinutes >= minutesPerWeek) {
    return [{ startMinutes: 0, endMinutes: minutesPerWeek }]
  }
  const isTail = ({ startMinutes }: WeekRange) =>
    joined.some(
      (other) =>
        other.startMinutes < startMinutes + minutesPerWeek &&
        other.endMinutes >= startMinutes + minutesPerWeek,
    )
  return joined.filter((range) => range.startMinutes < minutesPerWeek && !isTail(range))
}

/** The range that holds the instant, or else the next one to come. */
export function findCurrentOrNextRange(
  ranges: readonly WeekRange[],
  atMs: number,
  zone: TimeZone,
): InstantRange | undefined {
  const first = ranges[0]
  if (first === undefined) return undefined
  if (first.endMinutes - first.startMinutes >= minutesPerWeek) return { startMs: -Infinity, endMs: Infinity }
  const today = localParts(atMs, zone)
  const mondayMs = Date.UTC(today.year, today.month - 1, today.day - (today.dayOfWeek - 1))
  const nowMinutes = (today.dayOfWeek - 1) * minutesPerDay + today.minutesOfDay
  let found: InstantRange | undefined
  for (let weekMinutes = -minutesPerWeek; weekMinutes <= 2 * minutesPerWeek; weekMinutes += minutesPerWeek) {
    for (const { startMinutes, endMinutes } of ranges) {
      if (weekMinutes + endMinutes + safeDistanceMinutes < nowMinutes) continue
      const endMs = fromWall(mondayMs + (weekMinutes + endMinutes) * minuteMs, zone)
      if (endMs <= atMs) continue
      const startMs = fromWall(mondayMs + (weekMinutes + startMinutes) * minuteMs, zone)
      if (startMs >= endMs) continue
      if (found === undefined) found = { startMs, endMs }
      // A break that falls into a skipped hour does not happen: its neighbours touch and are one.
      else if (startMs <= found.endMs) found.endMs = endMs
      else return found
    }
  }
  return found
}

export function isWithinRanges(ranges: readonly WeekRange[], atMs: number, zone: TimeZone): boolean {
  const range = findCurrentOrNextRange(ranges, atMs, zone)
  return range !== undefined && range.startMs <= atMs
}

/** The first instant, now or later, that lies inside every one of the given weeks. */
export function findCommonInstant(
  weeks: readonly (readonly WeekRange[])[],
  atMs: number,
  zone: TimeZone,
): number | undefined {
  const limitMs = atMs + 2 * minutesPerWeek * minuteMs
  let candidateMs = atMs
  while (candidateMs < limitMs) {
    let latestStartMs = candidateMs
    for (const ranges of weeks) {
      const range = findCurrentOrNextRange(ranges, candidateMs, zone)
      if (range === undefined) return undefined
      latestStartMs = Math.max(latestStartMs, range.startMs)
    }
    if (latestStartMs === candidateMs) return candidateMs
    candidateMs = latestStartMs
  }
  return undefined
}

function toWeekRange({ dayOfWeek, open, close }: DayHours): WeekRange {
  const midnight = (toDayNumber(dayOfWeek) - 1) * minutesPerDay
  const start = getMinutesOfDay(open)
  const end = getClosingMinutes(close)
  return {
    startMinutes: midnight + start,
    endMinutes: midnight + (end > start ? end : end + minutesPerDay),
  }
}

function shift({ startMinutes, endMinutes }: WeekRange, minutes: number): WeekRange {
  return { startMinutes: startMinutes + minutes, endMinutes: endMinutes + minutes }
}

function join(sorted: readonly WeekRange[]): WeekRange[] {
  const joined: WeekRange[] = []
  for (const range of sorted) {
    const last = joined.at(-1)
    if (last !== undefined && range.startMinutes <= last.endMinutes) {
      last.endMinutes = Math.max(last.endMinutes, range.endMinutes)
    } else joined.push({ ...range })
  }
  return joined
}
