import type { StaffMe, StaffWays } from '#staff.ts'
import type { StaffSession } from '#staff-sessions.ts'

export const staffPersonIdExample = '0199a6f0-7c00-7d3e-8a41-5d1f0b2c3d4e'
export const staffSessionIdExample = '0199a6f1-1a00-7b2c-9f10-0a1b2c3d4e5f'

export const staffMeExample = {
  id: staffPersonIdExample,
  name: 'Мария',
  phone: null,
  roles: [
    {
      brandId: 1,
      brandName: 'Уголёк',
      logoUrl: '/brand/ugolyok/logo.svg?v=mP3xqT1e0A',
      timeZone: 'Europe/Moscow',
      role: 'OWNER',
      restoIds: null,
    },
  ],
  sessionId: staffSessionIdExample,
  way: 'passkey',
  verifiedUntil: '2026-11-16T09:05:00.000Z',
  verifyWays: ['passkey'],
  hasPin: false,
  device: null,
  endsAt: '2026-11-16T21:00:00.000Z',
} satisfies StaffMe

export const staffWaysExample = {
  passkey: true,
  sms: false,
  demo: ['OWNER', 'MANAGER', 'COUNTER'],
} satisfies StaffWays

export const staffSessionExample = {
  id: staffSessionIdExample,
  way: 'passkey',
  startedAt: '2026-11-16T09:00:00.000Z',
  lastSeenAt: '2026-11-16T09:00:00.000Z',
  endsAt: '2026-11-16T21:00:00.000Z',
  userAgent: 'Firefox',
  deviceName: null,
  isCurrent: true,
} satisfies StaffSession
