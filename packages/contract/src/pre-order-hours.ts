import { preOrderTypes } from '@lavash/rulebook/time/pre-order'
import { Type, type Static } from 'typebox'
import { dayHoursSchema } from '#working-hours.ts'

export const preOrderHoursSchema = Type.Object(
  {
    type: Type.Enum(preOrderTypes, {
      type: 'string',
      description:
        'NONE: no pre-order here; WORKING_HOURS: the hours are the venue’s own; CUSTOM: hours of its own',
    }),
    minTimeMinutes: Type.Integer({ minimum: 0 }),
    dayInAdvance: Type.Integer({ minimum: 0, description: 'How many days after today may be chosen' }),
    hours: Type.Array(dayHoursSchema),
  },
  { title: 'PreOrderHours' },
)
export type PreOrderHours = Static<typeof preOrderHoursSchema>
