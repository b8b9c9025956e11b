import { staffPersonIdExample } from '#examples/staff-examples.ts'
import type { Invitation } from '#invitations.ts'
import type { TeamInvitation, TeamPerson } from '#team.ts'

export const invitationTokenExample = 'V2hvZXZlciByZWFkcyB0aGlzIGlzIGludml0ZWQuIQ'
export const invitationIdExample = '0199a6f2-3b00-7c4d-8e5f-6a7b8c9d0e1f'

export const invitationExample = {
  brandId: 1,
  brandName: 'Уголёк',
  roles: [{ role: 'COUNTER', restoIds: [11], restoNames: ['Центр'] }],
  name: null,
  state: 'open',
  expiresAt: '2026-11-19T09:00:00.000Z',
  ways: ['passkey'],
} satisfies Invitation

export const teamInvitationExample = {
  id: invitationIdExample,
  name: 'Иван',
  phone: null,
  roles: [{ role: 'COUNTER', restoIds: [11] }],
  createdAt: '2026-11-16T09:00:00.000Z',
  expiresAt: '2026-11-19T09:00:00.000Z',
  state: 'open',
} satisfies TeamInvitation

export const teamPersonExample = {
  id: staffPersonIdExample,
  name: 'Мария',
  phone: null,
  roles: [{ role: 'OWNER', restoIds: null }],
  joinedAt: '2026-11-16T09:00:00.000Z',
  lastSeenAt: '2026-11-16T09:00:00.000Z',
  hasPasskey: true,
  isMe: true,
} satisfies TeamPerson
