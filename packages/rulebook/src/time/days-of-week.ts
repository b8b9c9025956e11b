/** The words the wire uses for a weekday; ISO 8601 order, so MONDAY is day number 1. */
export const daysOfWeek = [
  'MONDAY',
  'TUESDAY',
  'WEDNESDAY',
  'THURSDAY',
  'FRIDAY',
  'SATURDAY',
  'SUNDAY',
] as const

export type DayOfWeek = (typeof daysOfWeek)[number]

/** ISO 8601: Monday = 1 … Sunday = 7. */
export function toDayNumber(dayOfWeek: DayOfWeek): number {
  return daysOfWeek.indexOf(dayOfWeek) + 1
}

export function getDayOfWeek(dayNumber: number): DayOfWeek {
  const dayOfWeek = daysOfWeek[dayNumber - 1]
  if (dayOfWeek === undefined) throw new RangeError(`No weekday has the number ${dayNumber}`)
  return dayOfWeek
}
