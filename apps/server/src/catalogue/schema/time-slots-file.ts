import Type, { type Static } from 'typebox'
import * as scalars from '#catalogue/schema/scalars.ts'
import { rangesWeek } from '#catalogue/schema/week.ts'

/** Whole menus and groups are short for all their positions. */
export const timeSlot = Type.Object(
  {
    slug: scalars.slug,
    menus: Type.Optional(Type.Array(scalars.slug)),
    groups: Type.Optional(Type.Array(scalars.slug)),
    positions: Type.Optional(Type.Array(scalars.slug)),
    hours: rangesWeek,
  },
  { additionalProperties: false, description: 'a time slot' },
)
export type TimeSlotSource = Static<typeof timeSlot>

export const timeSlotsFile = Type.Array(timeSlot, {
  title: 'catalogue/time-slots.yaml',
  description: 'a list of time slots',
})
