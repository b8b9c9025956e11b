import { Type, type Static } from 'typebox'
import { catalogueId, instant, localTime } from '#scalars.ts'
import { dayOfWeekSchema } from '#working-hours.ts'

export const timeSlotDetailSchema = Type.Object(
  { dayOfWeek: dayOfWeekSchema, startAt: localTime, endAt: localTime, isActive: Type.Boolean() },
  { title: 'TimeSlotDetail' },
)
export type TimeSlotDetail = Static<typeof timeSlotDetailSchema>

export const positionTimeSlotSchema = Type.Object(
  { id: catalogueId, positionIds: Type.Array(catalogueId), details: Type.Array(timeSlotDetailSchema) },
  { title: 'PositionTimeSlot' },
)
export type PositionTimeSlot = Static<typeof positionTimeSlotSchema>
export const positionTimeSlotsSchema = Type.Array(positionTimeSlotSchema)

export const positionTimeSlotsQuerySchema = Type.Object({
  time: Type.Optional(Type.String({ ...instant, description: 'The storefront’s current time' })),
})
