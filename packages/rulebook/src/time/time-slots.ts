import { daysOfWeek, type DayOfWeek } from './days-of-week.ts'
import { getMinutesOfDay, toRangeEnd, toTimeOfDay } from './time-of-day.ts'
import type { TimeZone } from './time-zone.ts'
import {
  findCommonInstant,
  findCurrentOrNextRange,
  isWithinRanges,
  toWeekRanges,
  type WeekRange,
} from './week-ranges.ts'

export interface TimeSlotDetail {
  dayOfWeek: DayOfWeek
  startAt: string
  endAt: string
  isActive: boolean
}

export interface PositionTimeSlot {
  positionIds: readonly number[]
  details: readonly TimeSlotDetail[]
}

/** Ranges of a time slot: the days that share the same hours, 'HH:MM:SS' (docs/specification/data.md). */
export interface TimeSlotRange {
  daysOfWeek: DayOfWeek[]
  active: boolean
  start: string
  end: string
}

/** The weeks of the positions that have slots; a position that is not in it can be had at any time. */
export type TimeSlotIndex = ReadonlyMap<number, readonly WeekRange[]>

export function toTimeSlotRanges(details: readonly TimeSlotDetail[]): TimeSlotRange[] {
  const groups = new Map<string, TimeSlotRange>()
  for (const detail of details.toSorted(
    (a, b) => daysOfWeek.indexOf(a.dayOfWeek) - daysOfWeek.indexOf(b.dayOfWeek),
  )) {
    const start = `${toTimeOfDay(getMinutesOfDay(detail.startAt))}:00`
    const end = toRangeEnd(detail.endAt)
    const key = `${start} ${end} ${detail.isActive}`
    const group = groups.get(key)
    if (group === undefined) {
      groups.set(key, { daysOfWeek: [detail.dayOfWeek], active: detail.isActive, start, end })
    } else if (!group.daysOfWeek.includes(detail.dayOfWeek)) group.daysOfWeek.push(detail.dayOfWeek)
  }
  return [...groups.values()]
}

/** A position named by several slots can be had in each of them; one whose days are all inactive, never. */
export function toTimeSlotIndex(slots: readonly PositionTimeSlot[]): TimeSlotIndex {
  const ranges = new Map<number, TimeSlotRange[]>()
  for (const slot of slots) {
    const slotRanges = toTimeSlotRanges(slot.details)
    for (const positionId of slot.positionIds) {
      ranges.set(positionId, [...(ranges.get(positionId) ?? []), ...slotRanges])
    }
  }
  return new Map([...ranges].map(([positionId, all]) => [positionId, toWeekRanges(all.flatMap(toDayHours))]))
}

export function canOrderPositionAt(
  index: TimeSlotIndex,
  positionId: number,
  atMs: number,
  zone: TimeZone,
): boolean {
  const ranges = index.get(positionId)
  return ranges === undefined || isWithinRanges(ranges, atMs, zone)
}

/**
 * The first instant, now or later, at which the position can be had while the venue is open:
 * a breakfast slot from 07:00 says nothing to a customer of a venue that opens at 09:00.
 */
export function findPositionTime(
  index: TimeSlotIndex,
  positionId: number,
  openingRanges: readonly WeekRange[],
  atMs: number,
  zone: TimeZone,
): number | undefined {
  const ranges = index.get(positionId)
  return findCommonInstant(ranges === undefined ? [openingRanges] : [ranges, openingRanges], atMs, zone)
}

export type MenuHours =
  /** Something of it has no slot, or no end: nothing to say. */
  | { readonly kind: 'any' }
  /** All of it has slots; the last of them ends then, or the venue closes. */
  | { readonly kind: 'until'; readonly untilMs: number }
  /** None of it can be had now, the first of it from then; undefined: never. */
  | { readonly kind: 'from'; readonly fromMs: number | undefined }

/** What a whole menu says of itself: breakfast 'until 12:00', after that 'tomorrow from 7:00'. */
export function findMenuHours(
  index: TimeSlotIndex,
  positionIds: readonly number[],
  openingRanges: readonly WeekRange[],
  atMs: number,
  zone: TimeZone,
): MenuHours {
  const ends = positionIds
    .filter((id) => canOrderPositionAt(index, id, atMs, zone))
    .map((id) => findCurrentOrNextRange(index.get(id) ?? [], atMs, zone)?.endMs ?? Infinity)
  if (positionIds.length === 0 || ends.includes(Infinity)) return { kind: 'any' }
  const times = positionIds.map((id) => findPositionTime(index, id, openingRanges, atMs, zone))
  const known = times.filter((timeMs) => timeMs !== undefined)
  const fromMs = known.length > 0 ? Math.min(...known) : undefined
  if (fromMs !== atMs) return { kind: 'from', fromMs }
  const closesMs = findCurrentOrNextRange(openingRanges, atMs, zone)?.endMs ?? Infinity
  return { kind: 'until', untilMs: Math.min(Math.max(...ends), closesMs) }
}

function toDayHours({ daysOfWeek, active, start, end }: TimeSlotRange) {
  return daysOfWeek.map((dayOfWeek) => ({ dayOfWeek, active, open: start, close: end }))
}
