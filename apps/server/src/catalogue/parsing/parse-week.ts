import { daysOfWeek, type DayOfWeek } from '@lavash/rulebook/time/days-of-week'
import type { DayHours, DayRange } from '#catalogue/catalogue.ts'
import type { OpeningWeekSource, RangesWeekSource } from '#catalogue/schema/week.ts'

export const dayKeys = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const

/** The days a key of a week speaks for: 'tue', 'mon-fri', 'sat-mon' (over the week's end), 'daily'. */
export function parseDays(key: string): DayOfWeek[] {
  if (key === 'daily') return [...daysOfWeek]
  const [first, last] = key.split('-')
  const from = dayKeys.findIndex((day) => day === first)
  const to = dayKeys.findIndex((day) => day === (last ?? first))
  const length = ((to - from + 7) % 7) + 1
  return Array.from({ length }, (_, index) => daysOfWeek[(from + index) % 7]).filter(
    (day) => day !== undefined,
  )
}

/** Days that stand under two keys; the owner must say which is right. */
export function findRepeatedDays(week: OpeningWeekSource | RangesWeekSource): DayOfWeek[] {
  if (typeof week === 'string') return []
  const days = Object.keys(week).flatMap(parseDays)
  return daysOfWeek.filter((day) => days.filter((other) => other === day).length > 1)
}

export function findMissingDays(week: OpeningWeekSource): DayOfWeek[] {
  if (typeof week === 'string') return []
  const days = new Set(Object.keys(week).flatMap(parseDays))
  return daysOfWeek.filter((day) => !days.has(day))
}

/** Nothing but midnight can be both ends: '10:00-10:00' might mean a whole day or no time at all. */
export function findEmptyRanges(week: OpeningWeekSource | RangesWeekSource): string[] {
  const texts = typeof week === 'string' ? [week] : Object.values(week).flat()
  return texts.filter((text) => {
    const [open, close] = text.split('-')
    return open === close && open !== '00:00'
  })
}

export function toOpeningHours(week: OpeningWeekSource): DayHours[] {
  const byDay = new Map<DayOfWeek, string>()
  const entries = typeof week === 'string' ? [['daily', week] as const] : Object.entries(week)
  for (const [key, text] of entries) for (const day of parseDays(key)) byDay.set(day, text)
  return daysOfWeek.map((dayOfWeek) => toDayHours(dayOfWeek, byDay.get(dayOfWeek) ?? 'closed'))
}

function toDayHours(dayOfWeek: DayOfWeek, text: string): DayHours {
  if (text === 'closed') return { dayOfWeek, active: false, open: '00:00', close: '00:00' }
  const { startAt, endAt } = toRange(dayOfWeek, text === 'round the clock' ? '00:00-00:00' : text)
  return { dayOfWeek, active: true, open: startAt, close: endAt }
}

export function toDayRanges(week: RangesWeekSource): DayRange[] {
  const entries = typeof week === 'string' ? [['daily', week] as const] : Object.entries(week)
  const ranges = entries.flatMap(([key, texts]) =>
    parseDays(key).flatMap((day) => [texts].flat().map((text) => toRange(day, text))),
  )
  const orderOf = (range: DayRange): string => `${daysOfWeek.indexOf(range.dayOfWeek)} ${range.startAt}`
  return ranges.toSorted((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1))
}

/** An end of 24:00 is stored as 00:00 (docs/specification/data.md). */
function toRange(dayOfWeek: DayOfWeek, text: string): DayRange {
  const [startAt = '00:00', endAt = '00:00'] = text.split('-')
  return { dayOfWeek, startAt, endAt: endAt === '24:00' ? '00:00' : endAt }
}
