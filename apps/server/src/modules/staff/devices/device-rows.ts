import type { Device } from '@lavash/contract/devices'
import { pairingMinutes } from '@lavash/rulebook/site/limits'
import { isStaffAllowed } from '@lavash/rulebook/account/staff-roles'
import { recordChange } from '#db/change-log.ts'
import type { Reads, Trx } from '#db/db.ts'
import type { StaffTables } from '#db/tables/staff.ts'
import { makeId } from '#ids.ts'
import { drawPairingCode, toPlainCode } from '#modules/staff/devices/pairing-code.ts'
import { endSessionsOfDevice } from '#modules/staff/session-rows.ts'
import { toInstant } from '#modules/staff/to-me.ts'
import type { PairedDevice } from '#staff/paired-device.ts'
import { drawSecret, hashSecret } from '#staff/staff-secret.ts'
import { toStaffGrant } from '#staff/staff-session.ts'
import { staffDeviceTopic } from '#staff/staff-topics.ts'

const pairingMs = pairingMinutes * 60_000

export type DeviceRow = StaffTables['staffDevices']

export async function beginPairing(trx: Trx, nowMs: number) {
  const pairing = {
    id: makeId(nowMs),
    code: drawPairingCode(),
    secret: drawSecret(),
    expiresAt: nowMs + pairingMs,
  }
  await trx
    .insertInto('staffPairings')
    .values({
      id: pairing.id,
      codeHash: hashSecret(pairing.code),
      secretHash: hashSecret(pairing.secret),
      expiresAt: pairing.expiresAt,
      deviceId: null,
    })
    .execute()
  return pairing
}

export interface NewDevice extends Pick<DeviceRow, 'brandId' | 'restoId' | 'name'> {
  readonly code: string
}

/**
 * Confirms a pairing. Undefined: no tablet waits with this code. If two managers confirm at once, one gets the
 * device.
 */
export async function confirmPairing(
  trx: Trx,
  { code, ...device }: NewDevice,
  nowMs: number,
): Promise<DeviceRow | undefined> {
  const id = makeId(nowMs)
  const taken = await trx
    .updateTable('staffPairings')
    .set({ deviceId: id })
    .where('codeHash', '=', hashSecret(toPlainCode(code)))
    .where('deviceId', 'is', null)
    .where('expiresAt', '>', nowMs)
    .returning('id')
    .executeTakeFirst()
  if (taken === undefined) return undefined
  // The tablet has no token yet. It gets one at its next request.
  const tokenHash = hashSecret(drawSecret())
  const row = { ...device, id, tokenHash, pairedAt: nowMs, lastSeenAt: null, unpairedAt: null }
  await trx.insertInto('staffDevices').values(row).execute()
  return row
}

/**
 * The state of a pairing for its tablet. After confirmation the tablet gets its token and the pairing is deleted, so
 * a second tablet gets none.
 */
export async function takePairing(
  trx: Trx,
  { pairingId, secret }: { readonly pairingId: string; readonly secret: string },
  nowMs: number,
): Promise<
  { readonly state: 'waiting' | 'expired' } | { readonly state: 'paired'; readonly token: string } | undefined
> {
  const pairing = await trx
    .selectFrom('staffPairings')
    .selectAll()
    .where('id', '=', pairingId)
    .where('secretHash', '=', hashSecret(secret))
    .forUpdate()
    .executeTakeFirst()
  if (pairing === undefined) return undefined
  if (pairing.deviceId === null) return { state: pairing.expiresAt > nowMs ? 'waiting' : 'expired' }
  const token = drawSecret()
  await trx
    .updateTable('staffDevices')
    .set({ tokenHash: hashSecret(token), lastSeenAt: nowMs })
    .where('id', '=', pairing.deviceId)
    .where('unpairedAt', 'is', null)
    .execute()
  await trx.deleteFrom('staffPairings').where('id', '=', pairingId).execute()
  return { state: 'paired', token }
}

export async function forgetPairings(trx: Trx, nowMs: number): Promise<void> {
  await trx
    .deleteFrom('staffPairings')
    .where('expiresAt', '<=', nowMs - pairingMs)
    .execute()
}

export function listDevices(
  reads: Reads,
  brandId: number,
  restoIds: readonly number[] | null,
): Promise<DeviceRow[]> {
  return reads
    .selectFrom('staffDevices')
    .selectAll()
    .where('brandId', '=', brandId)
    .where('unpairedAt', 'is', null)
    .$if(restoIds !== null, (query) => query.where('restoId', 'in', [...(restoIds ?? [])]))
    .orderBy('name')
    .orderBy('id')
    .execute()
}

/** Ends a device with its event streams and the sessions on it. */
export async function unpairDevice(trx: Trx, deviceId: string, nowMs: number): Promise<void> {
  await trx.updateTable('staffDevices').set({ unpairedAt: nowMs }).where('id', '=', deviceId).execute()
  await endSessionsOfDevice(trx, deviceId)
  await recordChange(trx, staffDeviceTopic, deviceId)
}

export interface PinPerson {
  readonly id: string
  readonly name: string
  readonly hash: string
}

/** The people who may unlock a device, by name: they work at its venue and have a PIN. */
export async function listPinPeople(
  reads: Reads,
  { brandId, restoId }: Pick<PairedDevice, 'brandId' | 'restoId'>,
): Promise<PinPerson[]> {
  const rows = await reads
    .selectFrom('staffPins')
    .innerJoin('staffPeople', 'staffPeople.id', 'staffPins.personId')
    .innerJoin('staffRoles', 'staffRoles.personId', 'staffPins.personId')
    .where('staffRoles.brandId', '=', brandId)
    .where('staffPeople.endedAt', 'is', null)
    .select([
      'staffPeople.id',
      'staffPeople.name',
      'staffPins.hash',
      'staffRoles.brandId',
      'staffRoles.role',
      'staffRoles.restoIds',
    ])
    .orderBy('staffPeople.name')
    .orderBy('staffPeople.id')
    .execute()
  const here = rows.filter((row) =>
    isStaffAllowed({ grants: [toStaffGrant(row)], isOnDevice: true }, 'COUNTER', {
      whose: 'resto',
      brandId,
      restoId,
    }),
  )
  return [...new Map(here.map(({ id, name, hash }) => [id, { id, name, hash }])).values()]
}

export function toDevice(row: DeviceRow, restoName: string): Device {
  const { id, name, restoId, pairedAt, lastSeenAt } = row
  return {
    id,
    name,
    restoId,
    restoName,
    pairedAt: toInstant(pairedAt),
    lastSeenAt: lastSeenAt === null ? null : toInstant(lastSeenAt),
  }
}
