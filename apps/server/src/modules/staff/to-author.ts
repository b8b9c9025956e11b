import type { StaffAuthor } from '#staff/staff-log.ts'
import type { StaffSession } from '#staff/staff-session.ts'

export function toAuthor({ personId, deviceId }: StaffSession): StaffAuthor {
  return { kind: 'person', personId, deviceId }
}
