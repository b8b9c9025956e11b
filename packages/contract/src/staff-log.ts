import * as limits from '@lavash/rulebook/site/limits'
import { Type, type Static } from 'typebox'
import { catalogueId, instant, uuid } from '#scalars.ts'

const textOrNull = Type.Union([Type.String(), Type.Null()])
const logId = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })

export const staffLogChangeSchema = Type.Object(
  { field: Type.String(), old: textOrNull, new: textOrNull },
  { title: 'StaffLogChange' },
)

export const staffLogEntrySchema = Type.Object(
  {
    id: logId,
    at: instant,
    kind: Type.String({ description: 'What happened, as in team.invited' }),
    who: Type.Object(
      {
        kind: Type.Enum(['person', 'device', 'command-line', 'system'], { type: 'string' }),
        personId: Type.Optional(uuid),
        name: Type.Union([Type.String(), Type.Null()], {
          description: 'Of the person, the device or the user of the machine; null for a former member',
        }),
        isFormer: Type.Boolean(),
        deviceId: Type.Optional(uuid),
        deviceName: Type.Optional(Type.String()),
      },
      { title: 'StaffLogAuthor' },
    ),
    restoId: Type.Union([catalogueId, Type.Null()]),
    subject: Type.Union([Type.String(), Type.Null()], {
      description: 'A name, a slug, a number of an order, or the id of a person',
    }),
    changes: Type.Array(staffLogChangeSchema),
  },
  { title: 'StaffLogEntry' },
)
export type StaffLogEntryAnswer = Static<typeof staffLogEntrySchema>

export const staffLogSchema = Type.Object(
  {
    entries: Type.Array(staffLogEntrySchema),
    before: Type.Union([logId, Type.Null()], {
      description: 'Cursor of the next page; null on the last one',
    }),
  },
  { title: 'StaffLog' },
)

const filters = {
  personId: Type.Optional(uuid),
  deviceId: Type.Optional(uuid),
  restoId: Type.Optional(catalogueId),
  kind: Type.Optional(Type.String({ minLength: 1, maxLength: 60, pattern: '^[a-z.-]+$' })),
  from: Type.Optional(instant),
  to: Type.Optional(instant),
}

export const staffLogQuerySchema = Type.Object({
  ...filters,
  before: Type.Optional(logId),
  size: Type.Optional(
    Type.Integer({ minimum: 1, maximum: limits.staffLogPageMaxSize, default: limits.staffLogPageSize }),
  ),
})
export const staffLogExportQuerySchema = Type.Object(filters)
