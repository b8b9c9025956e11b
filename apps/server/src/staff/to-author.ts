import type { StaffAuthor } from './staff-log.ts'
import type { StaffSession } from './staff-session.ts'

export function toAuthor({ personId, deviceId }: StaffSession): StaffAuthor {
  return { kind: 'person', personId, deviceId }
}
