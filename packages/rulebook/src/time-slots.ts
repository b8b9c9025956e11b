import { daysOfWeek, type DayOfWeek } from '#days-of-week.ts'
import { getMinutesOfDay, toRangeEnd, toTimeOfDay } from '#time-of-day.ts'
import type { TimeZone } from '#time-zone.ts'
import { findCommonInstant, isWithinRanges, toWeekRanges, type WeekRange } from '#week-ranges.ts'

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

/** Section 3's ranges: the days that share the same hours, 'HH:MM:SS'. */
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

function toDayHours({ daysOfWeek, active, start, end }: TimeSlotRange) {
  return daysOfWeek.map((dayOfWeek) => ({ dayOfWeek, active, open: start, close: end }))
}
