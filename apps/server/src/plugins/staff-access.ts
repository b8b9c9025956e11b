import { type Call, isSameOriginCall, type StaffRule } from '@lavash/contract/call'
import { isStaffAllowed, type StaffTarget } from '@lavash/rulebook/account/staff-roles'
import { findVerifiedUntil } from '@lavash/rulebook/account/staff-session'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Clock } from '#clock.ts'
import type { Db } from '#db/db.ts'
import { transaction } from '#db/transaction.ts'
import { refuse } from '#errors.ts'
import { isSameOrigin } from '#plugins/same-origin.ts'
import type { CookieJar } from '#plugins/staff-cookies.ts'
import { findPairedDevice, type PairedDevice, touchPairedDevice } from '#staff/paired-device.ts'
import { findStaffSession, seenEveryMs, type StaffSession, touchStaffSession } from '#staff/staff-session.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Throws a Refusal if the row does not admit the caller. */
    admitStaff?: (request: FastifyRequest, call: Call) => Promise<void>
  }
  interface FastifyRequest {
    /** The member of the staff who calls, if the row demands one. */
    staff: StaffSession | null
    /** The caller's name, for things that keep their author. */
    author: string
    /** The paired device that calls, if the row demands one. */
    pairedDevice: PairedDevice | null
  }
}

export interface StaffAccessParts {
  readonly db: Db
  readonly clock: Clock
  readonly jar: CookieJar
  readonly findBrandOfResto: (restoId: number) => number | undefined
}

/** The one place that enforces staff access. The rule is in the call's row of the contract. */
export function registerStaffAccess(app: FastifyInstance, parts: StaffAccessParts): void {
  const { db, clock, jar, findBrandOfResto } = parts
  app.decorateRequest('staff', null)
  app.decorateRequest('pairedDevice', null)
  app.decorateRequest('author', '')
  app.decorate('admitStaff', async (request, call) => {
    if (isSameOriginCall(call) && !isSameOrigin(request)) throw refuse('auth.cross-site')
    if (call.auth === 'device') request.pairedDevice = await getDevice(request)
    if (call.auth !== 'staff') return
    request.staff = await getSession(request, call.staff)
    request.author = request.staff.personName
  })

  async function getDevice(request: FastifyRequest): Promise<PairedDevice> {
    const device = await findPairedDevice(db.read, jar.read(request).device)
    if (device === undefined) throw refuse('staff.device-required')
    const nowMs = clock.now()
    if (nowMs - (device.lastSeenAt ?? 0) >= seenEveryMs) {
      await transaction(db, (trx) => touchPairedDevice(trx, device.id, nowMs))
    }
    return device
  }

  async function getSession(request: FastifyRequest, rule: StaffRule): Promise<StaffSession> {
    const nowMs = clock.now()
    const session = await findStaffSession(db.read, jar.read(request), nowMs)
    if (session === undefined) throw refuse('auth.required')
    const target = findTarget(rule, request.params as Readonly<Record<string, string>>)
    const holder = { grants: session.grants, isOnDevice: session.deviceId !== null }
    if (target === undefined || !isStaffAllowed(holder, rule.least, target)) throw refuse('auth.forbidden')
    if (rule.stepUp === true && findVerifiedUntil(session.verifiedAtMs, nowMs) === null) {
      throw refuse('staff.verification-required')
    }
    if (nowMs - session.lastSeenAtMs >= seenEveryMs) {
      await transaction(db, (trx) => touchStaffSession(trx, session.id, nowMs))
    }
    return session
  }

  /**
   * Resolves what the address names. A missing thing is refused like another brand's, so that ids cannot be probed.
   */
  function findTarget(
    { whose, param = '' }: StaffRule,
    params: Readonly<Record<string, string>>,
  ): StaffTarget | undefined {
    if (whose === 'self' || whose === 'account' || whose === 'platform') return { whose }
    const id = toId(params[param])
    if (id === undefined) return undefined
    if (whose !== 'resto') return { whose, brandId: id }
    const brandId = findBrandOfResto(id)
    return brandId === undefined ? undefined : { whose, brandId, restoId: id }
  }
}

/** Parsed here, because this runs before the address is validated. */
function toId(text: string | undefined): number | undefined {
  return text !== undefined && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined
}

/** The session of a call whose row says `auth: 'staff'`. */
export function getStaff({ staff }: Pick<FastifyRequest, 'staff'>): StaffSession {
  if (staff === null) throw new Error('The row of this call does not demand a session of the staff')
  return staff
}

/** The device of a call whose row says `auth: 'device'`. */
export function getPairedDevice({ pairedDevice }: FastifyRequest): PairedDevice {
  if (pairedDevice === null) throw new Error('The row of this call does not demand a paired device')
  return pairedDevice
}
