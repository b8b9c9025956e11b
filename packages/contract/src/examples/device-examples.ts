import type { Device, OwnDevice, PairingStarted } from '#devices.ts'
import { staffPersonIdExample } from '#examples/staff-examples.ts'

export const deviceIdExample = '0199a6f3-4c00-7e5f-9a6b-7c8d9e0f1a2b'

export const pairingStartedExample = {
  pairingId: deviceIdExample,
  code: 'K7MX-4QPT',
  secret: 'c2VjcmV0LW9mLXRoZS10YWJsZXQ',
  expiresAt: '2026-11-16T09:10:00.000Z',
} satisfies PairingStarted

export const deviceExample = {
  id: deviceIdExample,
  name: 'Стойка',
  restoId: 11,
  restoName: 'Центр',
  pairedAt: '2026-11-16T09:00:00.000Z',
  lastSeenAt: null,
} satisfies Device

export const ownDeviceExample = {
  id: deviceIdExample,
  name: 'Стойка',
  brandId: 1,
  brandName: 'Уголёк',
  restoId: 11,
  restoName: 'Центр',
  timeZone: 'Europe/Moscow',
  people: [{ id: staffPersonIdExample, name: 'Мария' }],
} satisfies OwnDevice
