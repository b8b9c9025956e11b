export const minutesPerDay = 1440

/** 'HH:MM', with seconds tolerated: some servers write '23:59:59'. 24:00 is the end of a day. */
export function isTimeOfDay(value: unknown): boolean {
  return typeof value === 'string' && /^(?:(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?|24:00(?::00)?)$/.test(value)
}

export function getMinutesOfDay(time: string): number {
  if (!isTimeOfDay(time)) throw new RangeError(`Not a time of day: '${time}'`)
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
}

/**
 * An end of 00:00 or 23:59 means the end of the day, minute 1440. Taken at its word, 23:59 would close a
 * round-the-clock venue for a minute every midnight.
 */
export function getClosingMinutes(time: string): number {
  const minutes = getMinutesOfDay(time)
  return minutes === 0 || minutes >= minutesPerDay - 1 ? minutesPerDay : minutes
}

/** A full day ends at its last second on the wire (docs/specification/data.md). */
export function toRangeEnd(time: string): string {
  const minutes = getClosingMinutes(time)
  return minutes === minutesPerDay ? '23:59:59' : `${toTimeOfDay(minutes)}:00`
}

export function toTimeOfDay(minutes: number): string {
  const hour = String(Math.floor(minutes / 60)).padStart(2, '0')
  return `${hour}:${String(minutes % 60).padStart(2, '0')}`
}
