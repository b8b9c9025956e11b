import { defaultTimeZone } from '#site/limits.ts'

/** A venue's zone: an IANA name ('Europe/Podgorica') or a fixed offset ('+03:00'). */
export type TimeZone = string

export interface LocalDate {
  year: number
  /** 1–12, as written on a calendar. */
  month: number
  day: number
}

export interface LocalParts extends LocalDate {
  hour: number
  minute: number
  second: number
  /** ISO 8601: Monday = 1 … Sunday = 7. */
  dayOfWeek: number
  minutesOfDay: number
  offsetMinutes: number
}

type OffsetReader = (atMs: number) => number

const minuteMs = 60_000
const dayMs = 86_400_000
const maxCachedDays = 4096
// UTC−12 and UTC+14 are the ends of the world; anything beyond is a typing error.
const maxOffsetMinutes = 14 * 60

const readers = new Map<TimeZone, OffsetReader>()

export function isTimeZone(value: unknown): value is TimeZone {
  return typeof value === 'string' && findReader(value) !== undefined
}

/** The zone a venue tells, or the default when it tells none that anybody knows. */
export function toTimeZone(value: unknown): TimeZone {
  return isTimeZone(value) ? value : defaultTimeZone
}

export function getOffsetMinutes(atMs: number, zone: TimeZone): number {
  return getReader(zone)(atMs)
}

/** What the calendar and the clock on the venue's wall show at an instant. */
export function localParts(atMs: number, zone: TimeZone): LocalParts {
  const offsetMinutes = getOffsetMinutes(atMs, zone)
  const wall = new Date(atMs + offsetMinutes * minuteMs)
  const hour = wall.getUTCHours()
  const minute = wall.getUTCMinutes()
  return {
    year: wall.getUTCFullYear(),
    month: wall.getUTCMonth() + 1,
    day: wall.getUTCDate(),
    hour,
    minute,
    second: wall.getUTCSeconds(),
    dayOfWeek: ((wall.getUTCDay() + 6) % 7) + 1,
    minutesOfDay: hour * 60 + minute,
    offsetMinutes,
  }
}

/** 'YYYY-MM-DD', as days are stored and compared. */
export function toDateText({ year, month, day }: LocalDate): string {
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10)
}

/** By the venue's calendar: 0 is the same day, 1 is tomorrow. Not by hours: where clocks change, a day has 23 or 25 of them. */
export function daysBetween(fromMs: number, toMs: number, zone: TimeZone): number {
  return dayNumber(toMs, zone) - dayNumber(fromMs, zone)
}

/**
 * The first instant at which the venue's wall clock reaches the given local time.
 * An hour that happens twice in autumn means its first pass (as RFC 5545, 3.3.5); an hour that is skipped
 * in spring means the moment of the jump. Unlike RFC 5545's shift by the old offset this keeps the order of
 * local times, so a range can never end before it starts. Minutes below 0 or from 1440 on run into the neighbouring days.
 */
export function toInstant(date: LocalDate, minutes: number, zone: TimeZone): number {
  return fromWall(Date.UTC(date.year, date.month - 1, date.day) + minutes * minuteMs, zone)
}

/** The same for a wall clock's time in milliseconds, as if it were UTC. */
export function fromWall(wallMs: number, zone: TimeZone): number {
  const readOffset = getReader(zone)
  const before = readOffset(wallMs - dayMs)
  const after = readOffset(wallMs + dayMs)
  const byBefore = wallMs - before * minuteMs
  if (before === after) return byBefore
  const changeMs = findChange(readOffset, wallMs - dayMs, wallMs + dayMs)
  if (byBefore < changeMs) return byBefore
  return Math.max(changeMs, wallMs - after * minuteMs)
}

/** '2026-11-16T12:00:00+03:00': how every time travels. */
export function isoWithOffset(atMs: number, zone: TimeZone): string {
  const offsetMinutes = getOffsetMinutes(atMs, zone)
  const wall = new Date(atMs + offsetMinutes * minuteMs).toISOString().replace(/(?:\.000)?Z$/, '')
  const distance = Math.abs(offsetMinutes)
  const hours = String(Math.floor(distance / 60)).padStart(2, '0')
  const minutes = String(distance % 60).padStart(2, '0')
  return `${wall}${offsetMinutes < 0 ? '-' : '+'}${hours}:${minutes}`
}

function dayNumber(atMs: number, zone: TimeZone): number {
  return Math.floor((atMs + getOffsetMinutes(atMs, zone) * minuteMs) / dayMs)
}

function getReader(zone: TimeZone): OffsetReader {
  const reader = findReader(zone)
  if (reader === undefined) throw new RangeError(`Unknown time zone: ${zone}`)
  return reader
}

function findReader(zone: string): OffsetReader | undefined {
  const known = readers.get(zone)
  if (known !== undefined) return known
  const reader = /^[a-z]/i.test(zone) ? findNamedReader(zone) : findFixedReader(zone)
  if (reader !== undefined) readers.set(zone, reader)
  return reader
}

function findFixedReader(zone: string): OffsetReader | undefined {
  const match = /^([+-])(\d\d):([0-5]\d)$/.exec(zone)
  if (match === null) return undefined
  const distance = Number(match[2]) * 60 + Number(match[3])
  if (distance > maxOffsetMinutes) return undefined
  const offsetMinutes = match[1] === '-' && distance > 0 ? -distance : distance
  return () => offsetMinutes
}

/**
 * Asking Intl takes microseconds, and slots are asked per dish: so each UTC day of a zone is asked once.
 * A day holds at most one change, which need not be on a full quarter (St. John's changed at 00:01 until 2011).
 */
function findNamedReader(zone: string): OffsetReader | undefined {
  const askIntl = findIntlReader(zone)
  if (askIntl === undefined) return undefined
  const days = new Map<number, { before: number; changeMs: number; after: number }>()
  return (atMs) => {
    const day = Math.floor(atMs / dayMs)
    let offsets = days.get(day)
    if (offsets === undefined) {
      const startMs = day * dayMs
      const endMs = startMs + dayMs
      const before = askIntl(startMs)
      const after = askIntl(endMs)
      offsets = { before, after, changeMs: before === after ? endMs : findChange(askIntl, startMs, endMs) }
      // Dates come from customers too; without a bound they could fill the memory.
      if (days.size >= maxCachedDays) days.clear()
      days.set(day, offsets)
    }
    return atMs < offsets.changeMs ? offsets.before : offsets.after
  }
}

function findIntlReader(zone: string): OffsetReader | undefined {
  let formatter: Intl.DateTimeFormat
  try {
    formatter = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' })
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
  return (atMs) => toOffsetMinutes(formatter.format(atMs))
}

/** '1/15/2026, GMT-03:30' or '1/15/2026, GMT'. Seconds, gone from all zones since 1972, are cut. */
function toOffsetMinutes(formatted: string): number {
  const match = /GMT(?:([+−-])(\d\d):(\d\d))?/.exec(formatted)
  if (match === null) throw new Error(`Intl gave no offset: ${formatted}`)
  const distance = Number(match[2] ?? 0) * 60 + Number(match[3] ?? 0)
  return match[1] === '+' || distance === 0 ? distance : -distance
}

/** The first instant with the later offset, by halving; the two ends must differ. */
function findChange(readOffset: OffsetReader, fromMs: number, toMs: number): number {
  const after = readOffset(toMs)
  let low = fromMs
  let high = toMs
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (readOffset(middle) === after) high = middle
    else low = middle
  }
  return high
}
