import { daysOfWeek, type DayOfWeek } from './days-of-week.ts'
import type { DayHours } from './week-ranges.ts'

/** Test data: a week in which the named days have hours ('10:00-22:00') and the others are off. */
export function makeDayHours(hours: Partial<Record<DayOfWeek, string>>): DayHours[] {
  return daysOfWeek.map((dayOfWeek) => {
    const [open = '00:00', close = '00:00'] = hours[dayOfWeek]?.split('-') ?? []
    return { dayOfWeek, active: hours[dayOfWeek] !== undefined, open, close }
  })
}

/** Test data: the same hours every day. */
export function makeDailyHours(hours: string): DayHours[] {
  return makeDayHours(Object.fromEntries(daysOfWeek.map((dayOfWeek) => [dayOfWeek, hours])))
}
