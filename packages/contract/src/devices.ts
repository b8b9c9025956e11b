import * as limits from '@lavash/rulebook/site/limits'
import { Type, type Static } from 'typebox'
import { catalogueId, instant, uuid } from '#scalars.ts'
import { staffName } from '#staff.ts'

const secret = Type.String({ minLength: 1, maxLength: 100, pattern: '^[A-Za-z0-9_-]+$' })

export const pairingStartedSchema = Type.Object(
  {
    pairingId: uuid,
    code: Type.String({ description: 'Shown on the tablet, typed in the office' }),
    secret: Type.String({ description: 'Kept by the tablet: it asks with it whether it was confirmed' }),
    expiresAt: instant,
  },
  { title: 'PairingStarted' },
)
export type PairingStarted = Static<typeof pairingStartedSchema>

export const pairingBodySchema = Type.Object(
  { secret },
  { title: 'PairingBody', additionalProperties: false },
)
export const pairingSchema = Type.Object(
  { state: Type.Enum(['waiting', 'paired', 'expired'], { type: 'string' }) },
  { title: 'Pairing' },
)
export const pairingParamsSchema = Type.Object({ pairingId: uuid })

export const deviceSchema = Type.Object(
  {
    id: uuid,
    name: Type.String(),
    restoId: catalogueId,
    restoName: Type.String(),
    pairedAt: instant,
    lastSeenAt: Type.Union([instant, Type.Null()]),
  },
  { title: 'Device' },
)
export type Device = Static<typeof deviceSchema>

export const devicesSchema = Type.Object({ devices: Type.Array(deviceSchema) }, { title: 'Devices' })

export const pairBodySchema = Type.Object(
  {
    code: Type.String({
      minLength: 1,
      maxLength: 20,
      description: 'As typed: spaces and dashes do not matter',
    }),
    restoId: catalogueId,
    name: staffName,
  },
  { title: 'PairBody', additionalProperties: false },
)
export const deviceParamsSchema = Type.Object({ brandId: catalogueId, deviceId: uuid })

export const ownDeviceSchema = Type.Object(
  {
    id: uuid,
    name: Type.String(),
    brandId: catalogueId,
    brandName: Type.String(),
    restoId: catalogueId,
    restoName: Type.String(),
    timeZone: Type.String(),
    people: Type.Array(Type.Object({ id: uuid, name: Type.String() }, { title: 'PersonWithPin' }), {
      description: 'Those who may unlock it: they work at this venue and have a PIN',
    }),
  },
  { title: 'OwnDevice' },
)
export type OwnDevice = Static<typeof ownDeviceSchema>

/** Only a string here: the rulebook refuses an invalid PIN with a sentence. */
const pin = Type.String({ maxLength: limits.smsCodeMaxLength })

export const unlockBodySchema = Type.Object(
  { personId: uuid, pin },
  { title: 'UnlockBody', additionalProperties: false },
)
export const pinBodySchema = Type.Object({ pin }, { title: 'PinBody', additionalProperties: false })

export const staffEventSchema = Type.Object(
  { type: Type.Enum(['staff.changed', 'device.changed'], { type: 'string' }) },
  { title: 'StaffEvent' },
)
