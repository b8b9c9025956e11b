import { isPin, isWeakPin } from '@lavash/rulebook/account/staff-pin'
import { listGrantedRestos } from '@lavash/rulebook/account/staff-roles'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { recordChange } from '#db/change-log.ts'
import type { Trx } from '#db/db.ts'
import { transaction } from '#db/transaction.ts'
import { refuse, Refusal } from '#errors.ts'
import { countWrongGuess, findGuessLock } from '#modules/staff/attempts.ts'
import {
  beginPairing,
  confirmPairing,
  listDevices,
  listPinPeople,
  takePairing,
  toDevice,
  unpairDevice,
} from '#modules/staff/devices/device-rows.ts'
import { toShownCode } from '#modules/staff/devices/pairing-code.ts'
import { hashPin } from '#modules/staff/devices/pin-hash.ts'
import { unlockDevice } from '#modules/staff/devices/unlock-device.ts'
import { findBrandName, findRestoName, getRestoTimeZone } from '#modules/staff/place-names.ts'
import { recordForPerson } from '#modules/staff/record-for-person.ts'
import { endSessionsOfDevice } from '#modules/staff/session-rows.ts'
import type { StaffParts } from '#modules/staff/staff-parts.ts'
import { toAuthor } from '#staff/to-author.ts'
import { toInstant } from '#modules/staff/to-me.ts'
import { openEventStream } from '#plugins/event-stream.ts'
import { ListenerPlaces } from '#plugins/listener-places.ts'
import { serve } from '#plugins/serve.ts'
import { getPairedDevice, getStaff } from '#plugins/staff-access.ts'
import type { StreamOwner } from '#plugins/staff-streams.ts'
import { recordInStaffLog, toLogChange } from '#staff/staff-log.ts'
import { staffDeviceTopic } from '#staff/staff-topics.ts'

const deviceSeconds = 400 * 24 * 3600
const listenerLimits = { max: 5000, maxEach: 20 }

/** ST-08, ST-09: routes of tablets, of the PINs that unlock them, and of the event streams that end with them. */
export function registerDevices(app: FastifyInstance, parts: StaffParts): void {
  const { db, clock, jar, serving, streams } = parts
  const places = new ListenerPlaces(listenerLimits)

  serve(app, 'devices.pairing-start', async () => {
    const { id, code, secret, expiresAt } = await transaction(db, (trx) => beginPairing(trx, clock.now()))
    return { pairingId: id, code: toShownCode(code), secret, expiresAt: toInstant(expiresAt) }
  })

  serve(app, 'devices.pairing', async (request, reply) => {
    const asked = { pairingId: request.params.pairingId, secret: request.body.secret }
    const taken = await transaction(db, (trx) => takePairing(trx, asked, clock.now()))
    if (taken === undefined) return refuse('staff.not-found')
    if (taken.state === 'paired') jar.put({ request, reply }, 'device', taken.token, deviceSeconds)
    return { state: taken.state }
  })

  serve(app, 'devices.list', async (request) => {
    const { brandId } = request.params
    const devices = await listDevices(db.read, brandId, listVenues(request, brandId))
    return { devices: devices.map((device) => toDevice(device, nameOf(request, device.restoId))) }
  })

  serve(app, 'devices.pair', async (request, reply) => {
    const { brandId } = request.params
    const { code, restoId, name } = request.body
    const staff = getStaff(request)
    const isOfBrand = serving.catalogue.directory.findOwner('resto', restoId)?.id === brandId
    if (!isOfBrand || !isMine(request, brandId, restoId)) return refuse('auth.forbidden')
    const nowMs = clock.now()
    const key = `pairing ${staff.personId}`
    const paired = await transaction(db, async (trx) => {
      const lock = await findGuessLock(trx, key, nowMs)
      if (lock !== undefined) return lock
      const device = await confirmPairing(trx, { brandId, restoId, name, code }, nowMs)
      if (device === undefined) return countWrongGuess(trx, key, refuse('staff.pairing-code-invalid'), nowMs)
      const by = toAuthor(staff)
      await recordInStaffLog(trx, { atMs: nowMs, by, brandId, restoId, kind: 'device.paired', subject: name })
      return device
    })
    if (paired instanceof Refusal) return paired
    reply.code(201)
    return toDevice(paired, nameOf(request, restoId))
  })

  serve(app, 'devices.unpair', async (request, reply) => {
    const { brandId, deviceId } = request.params
    const devices = await listDevices(db.read, brandId, listVenues(request, brandId))
    const device = devices.find(({ id }) => id === deviceId)
    if (device === undefined) return refuse('staff.not-found')
    const nowMs = clock.now()
    await transaction(db, async (trx) => {
      await unpairDevice(trx, deviceId, nowMs)
      const { restoId, name } = device
      const by = toAuthor(getStaff(request))
      await recordInStaffLog(trx, {
        atMs: nowMs,
        by,
        brandId,
        restoId,
        kind: 'device.unpaired',
        subject: name,
      })
    })
    return reply.code(204).send()
  })

  serve(app, 'devices.me', async (request) => {
    const { id, name, brandId, restoId } = getPairedDevice(request)
    const people = await listPinPeople(db.read, { brandId, restoId })
    return {
      id,
      name,
      brandId,
      brandName: (await findBrandName(serving, brandId, request.headers['accept-language'])) ?? '',
      restoId,
      restoName: nameOf(request, restoId),
      timeZone: await getRestoTimeZone(serving, restoId),
      people: people.map((person) => ({ id: person.id, name: person.name })),
    }
  })

  serve(app, 'devices.unlock', (request, reply) =>
    unlockDevice(parts, { request, reply }, getPairedDevice(request), request.body),
  )

  serve(app, 'devices.lock', async (request, reply) => {
    await transaction(db, (trx) => endSessionsOfDevice(trx, getPairedDevice(request).id))
    jar.drop({ request, reply }, 'session')
    return reply.code(204).send()
  })

  serve(app, 'devices.events', (request, reply) =>
    listen(request, reply, { kind: 'device', id: getPairedDevice(request).id }),
  )
  serve(app, 'staff.events', (request, reply) =>
    listen(request, reply, { kind: 'session', id: getStaff(request).id }),
  )

  serve(app, 'staff.pin', async (request, reply) => {
    const { pin } = request.body
    if (!isPin(pin)) return refuse('request.invalid', { field: 'pin' })
    if (isWeakPin(pin)) return refuse('staff.pin-weak', { field: 'pin' })
    const hash = await hashPin(pin)
    const { personId } = getStaff(request)
    await transaction(db, async (trx) => {
      const setAt = clock.now()
      await trx
        .insertInto('staffPins')
        .values({ personId, hash, setAt })
        .onConflict((conflict) => conflict.column('personId').doUpdateSet({ hash, setAt }))
        .execute()
      await pinChanged(trx, request, null, 'set')
    })
    return reply.code(204).send()
  })

  serve(app, 'staff.pin-remove', async (request, reply) => {
    const { personId } = getStaff(request)
    await transaction(db, async (trx) => {
      await trx.deleteFrom('staffPins').where('personId', '=', personId).execute()
      await pinChanged(trx, request, 'set', null)
    })
    return reply.code(204).send()
  })

  /** Logs the change without the PIN itself. Devices of the person's brands reload their list of people. */
  async function pinChanged(trx: Trx, request: FastifyRequest, old: string | null, fresh: string | null) {
    const staff = getStaff(request)
    await recordForPerson(trx, staff.personId, {
      atMs: clock.now(),
      by: toAuthor(staff),
      kind: 'pin.changed',
      changes: toLogChange('pin', old, fresh),
    })
    for (const { brandId } of staff.grants) {
      for (const { id } of await listDevices(trx, brandId, null))
        await recordChange(trx, staffDeviceTopic, id)
    }
  }

  function listVenues(request: FastifyRequest, brandId: number): readonly number[] | null {
    return listGrantedRestos(getStaff(request).grants, 'MANAGER', brandId)
  }

  function isMine(request: FastifyRequest, brandId: number, restoId: number): boolean {
    return listVenues(request, brandId)?.includes(restoId) ?? true
  }

  function nameOf(request: FastifyRequest, restoId: number): string {
    return findRestoName(serving, restoId, request.headers['accept-language']) ?? ''
  }

  function listen(request: FastifyRequest, reply: FastifyReply, owner: StreamOwner): FastifyReply | Refusal {
    const full = places.admit(owner.id)
    if (full !== undefined) return full
    let leave = (): void => undefined
    const stream = openEventStream(request, reply, () => {
      places.giveBack(owner.id)
      leave()
    })
    leave = streams.join(owner, stream)
    return reply
  }
}
