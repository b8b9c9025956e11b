import { daysOfWeek } from '@lavash/rulebook/time/days-of-week'
import { Type, type Static } from 'typebox'
import { localTime } from '#scalars.ts'

export const dayOfWeekSchema = Type.Enum(daysOfWeek, { type: 'string', title: 'DayOfWeek' })

/** An end before the start is on the next day. 00:00 to 00:00 means round the clock. */
export const dayHoursSchema = Type.Object(
  { dayOfWeek: dayOfWeekSchema, active: Type.Boolean(), open: localTime, close: localTime },
  { title: 'DayHours' },
)
export type DayHours = Static<typeof dayHoursSchema>

export const workingHoursSchema = Type.Array(dayHoursSchema)
export type WorkingHours = Static<typeof workingHoursSchema>
