import type { Call } from '#call.ts'
import { brandIdParamsSchema } from '#content.ts'
import * as devices from '#devices.ts'
import * as examples from '#examples/device-examples.ts'
import { staffMeExample, staffPersonIdExample } from '#examples/staff-examples.ts'
import { officePaths } from '#office-paths.ts'
import { staffMeSchema } from '#staff.ts'

const open = { part: 'staff', auth: 'none', cache: 'no-store' } as const
const onDevice = { part: 'staff', auth: 'device', cache: 'no-store' } as const
const manager = {
  part: 'staff',
  auth: 'staff',
  staff: { least: 'MANAGER', whose: 'venues', param: 'brandId' },
  cache: 'no-store',
} as const
const own = { part: 'staff', auth: 'staff', cache: 'no-store' } as const
const brandExample = { brandId: 1 }
const stream = {
  200: {
    description: 'A stream; the schema is that of one data line',
    schema: devices.staffEventSchema,
    mediaType: 'text/event-stream',
    example: { type: 'staff.changed' },
  },
} as const

export const deviceCalls = {
  'devices.pairing-start': {
    ...officePaths['devices.pairing-start'],
    ...open,
    summary: 'A tablet asks to be paired',
    description: 'Its code is good for ten minutes.',
    checklist: 'ST-08',
    answers: {
      200: {
        description: 'The code to show',
        schema: devices.pairingStartedSchema,
        example: examples.pairingStartedExample,
      },
    },
    errors: [],
    example: {},
  },
  'devices.pairing': {
    ...officePaths['devices.pairing'],
    ...open,
    summary: 'Has a manager confirmed the tablet?',
    description: 'Once confirmed, the answer sets the cookie of the device, and the pairing is over.',
    checklist: 'ST-08',
    params: devices.pairingParamsSchema,
    body: devices.pairingBodySchema,
    answers: {
      200: { description: 'State', schema: devices.pairingSchema, example: { state: 'waiting' } },
    },
    errors: ['staff.not-found'],
    example: {
      params: { pairingId: examples.deviceIdExample },
      body: { secret: 'c2VjcmV0LW9mLXRoZS10YWJsZXQ' },
    },
  },
  'devices.list': {
    ...officePaths['devices.list'],
    ...manager,
    summary: 'Devices of one’s venues',
    checklist: 'ST-08',
    params: brandIdParamsSchema,
    answers: {
      200: {
        description: 'By name',
        schema: devices.devicesSchema,
        example: { devices: [examples.deviceExample] },
      },
    },
    errors: [],
    example: { params: brandExample },
  },
  'devices.pair': {
    ...officePaths['devices.pair'],
    ...manager,
    summary: 'Confirm a tablet: from then on it is the counter of this venue',
    checklist: 'ST-08',
    params: brandIdParamsSchema,
    body: devices.pairBodySchema,
    answers: {
      201: { description: 'Paired', schema: devices.deviceSchema, example: examples.deviceExample },
    },
    errors: ['staff.pairing-code-invalid', 'staff.too-many-attempts'],
    example: { params: brandExample, body: { code: 'K7MX-4QPT', restoId: 11, name: 'Стойка' } },
  },
  'devices.unpair': {
    ...officePaths['devices.unpair'],
    ...manager,
    summary: 'Unpair a device: it is out at once',
    checklist: 'ST-08',
    params: devices.deviceParamsSchema,
    answers: { 204: { description: 'Unpaired' } },
    errors: ['staff.not-found'],
    example: { params: { ...brandExample, deviceId: examples.deviceIdExample } },
  },
  'devices.me': {
    ...officePaths['devices.me'],
    ...onDevice,
    summary: 'Which counter is this, and who may unlock it?',
    checklist: 'ST-09',
    answers: {
      200: {
        description: 'This device',
        schema: devices.ownDeviceSchema,
        example: examples.ownDeviceExample,
      },
    },
    errors: [],
    example: {},
  },
  'devices.unlock': {
    ...officePaths['devices.unlock'],
    ...onDevice,
    summary: 'Unlock the counter with one’s PIN',
    description: 'Five wrong tries lock the person on this device for five minutes.',
    checklist: 'ST-09',
    body: devices.unlockBodySchema,
    answers: {
      200: { description: 'Who is at the counter', schema: staffMeSchema, example: staffMeExample },
    },
    errors: ['staff.pin-wrong', 'staff.too-many-attempts'],
    example: { body: { personId: staffPersonIdExample, pin: '4821' } },
  },
  'devices.lock': {
    ...officePaths['devices.lock'],
    ...onDevice,
    summary: 'Lock the counter',
    checklist: 'ST-09',
    answers: { 204: { description: 'Locked' } },
    errors: [],
    example: {},
  },
  'devices.events': {
    ...officePaths['devices.events'],
    ...onDevice,
    summary: 'Tells a device that it has changed; ends when it is unpaired',
    checklist: 'ST-08',
    answers: stream,
    errors: [],
    example: {},
  },
  'staff.events': {
    ...officePaths['staff.events'],
    ...own,
    staff: { least: 'ANYBODY', whose: 'self' },
    summary: 'Tells a session that its rights have changed; ends with the session',
    checklist: 'ST-06',
    answers: stream,
    errors: [],
    example: {},
  },
  'staff.pin': {
    ...officePaths['staff.pin'],
    ...own,
    staff: { least: 'ANYBODY', whose: 'account' },
    summary: 'Set one’s PIN',
    checklist: 'ST-09',
    body: devices.pinBodySchema,
    answers: { 204: { description: 'Set' } },
    errors: ['staff.pin-weak'],
    example: { body: { pin: '4821' } },
  },
  'staff.pin-remove': {
    ...officePaths['staff.pin-remove'],
    ...own,
    staff: { least: 'ANYBODY', whose: 'account' },
    summary: 'Remove one’s PIN',
    checklist: 'ST-09',
    answers: { 204: { description: 'Removed' } },
    errors: [],
    example: {},
  },
} as const satisfies Record<string, Call>
