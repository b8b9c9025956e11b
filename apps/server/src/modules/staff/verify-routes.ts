import type { FastifyInstance } from 'fastify'
import { transaction } from '#db/transaction.ts'
import { refuse, Refusal } from '#errors.ts'
import { makeRequestOptions } from '#modules/staff/passkeys/passkey-options.ts'
import { type UsedPasskey, usePasskey } from '#modules/staff/passkeys/passkey-rows.ts'
import { provePasskey } from '#modules/staff/passkeys/prove-passkey.ts'
import { bookStaffCode } from '#modules/staff/phone/send-staff-code.ts'
import { isSmsAllowed } from '#modules/staff/phone/sms-allowed.ts'
import { tryStaffCode } from '#modules/staff/phone/try-staff-code.ts'
import type { StaffParts } from '#modules/staff/staff-parts.ts'
import { listVerifyWays, toMe } from '#modules/staff/to-me.ts'
import { serve } from '#plugins/serve.ts'
import { getStaff } from '#plugins/staff-access.ts'
import type { StaffSession } from '#staff/staff-session.ts'

/** ST-07: routes of the step-up. A dangerous call needs a fresh proof. SMS is refused to a person with a passkey. */
export function registerStaffVerify(app: FastifyInstance, parts: StaffParts): void {
  const { db, clock } = parts

  serve(app, 'staff.verify-options', (request) => {
    const { id, personId } = getStaff(request)
    return makeRequestOptions(parts, request, { purpose: 'verify', subject: id, personId })
  })

  serve(app, 'staff.verify-code', async (request, reply) => {
    const phone = await findPhone(getStaff(request))
    if (phone === undefined) return refuse('auth.method-not-available')
    const send = await bookStaffCode(parts, request, { phone, isKnown: true })
    if (send instanceof Refusal) return send
    await send()
    return reply.code(204).send()
  })

  serve(app, 'staff.verify', async (request) => {
    const staff = getStaff(request)
    const { way, response, code } = request.body
    const ways = await listVerifyWays(db.read, staff)
    if (!ways.includes(way)) return refuse('auth.method-not-available')
    let passkey: UsedPasskey | undefined
    let phone: string | undefined
    if (way === 'passkey') {
      if (response === undefined) return refuse('request.invalid', { field: 'response' })
      const proven = await provePasskey(parts, request, response, 'verify')
      if (proven instanceof Refusal) return proven
      if (proven.personId !== staff.personId || proven.subject !== staff.id)
        return refuse('staff.passkey-invalid')
      passkey = proven
    }
    if (way === 'sms') {
      if (code === undefined) return refuse('request.invalid', { field: 'code' })
      phone = await findPhone(staff)
      if (phone === undefined) return refuse('auth.method-not-available')
    }
    const nowMs = clock.now()
    const refusal = await transaction(db, async (trx) => {
      if (passkey !== undefined && !(await usePasskey(trx, passkey, nowMs)))
        return refuse('staff.passkey-invalid')
      const wrong =
        phone === undefined ? undefined : await tryStaffCode(trx, parts, { phone, code: code ?? '' }, nowMs)
      if (wrong !== undefined) return wrong
      await trx.updateTable('staffSessions').set({ verifiedAt: nowMs }).where('id', '=', staff.id).execute()
      return undefined
    })
    if (refusal !== undefined) return refusal
    return toMe(parts, { ...staff, verifiedAtMs: nowMs }, request.headers['accept-language'])
  })

  /** For people without a passkey who may sign in by SMS. */
  async function findPhone(staff: StaffSession): Promise<string | undefined> {
    const ways = await listVerifyWays(db.read, staff)
    if (!ways.includes('sms') || !(await isSmsAllowed(db.read, staff.personId))) return undefined
    const { phone } = await db.read
      .selectFrom('staffPeople')
      .select('phone')
      .where('id', '=', staff.personId)
      .executeTakeFirstOrThrow()
    return phone ?? undefined
  }
}
