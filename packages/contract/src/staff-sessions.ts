import { Type, type Static } from 'typebox'
import { instant, uuid } from '#scalars.ts'
import { staffWay } from '#staff.ts'

const textOrNull = Type.Union([Type.String(), Type.Null()])

export const staffSessionSchema = Type.Object(
  {
    id: uuid,
    way: staffWay,
    startedAt: instant,
    lastSeenAt: Type.String({ ...instant, description: 'To the minute' }),
    endsAt: instant,
    userAgent: textOrNull,
    deviceName: textOrNull,
    isCurrent: Type.Boolean(),
  },
  { title: 'StaffSession' },
)
export type StaffSession = Static<typeof staffSessionSchema>

export const staffSessionsSchema = Type.Object(
  { sessions: Type.Array(staffSessionSchema) },
  { title: 'StaffSessions' },
)

export const staffSessionParamsSchema = Type.Object({ sessionId: uuid })
