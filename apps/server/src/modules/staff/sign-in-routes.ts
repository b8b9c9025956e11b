import { staffRoles } from '@lavash/rulebook/account/staff-roles'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuse, Refusal } from '#errors.ts'
import { parsePhone } from '#modules/sign-in/parse-phone.ts'
import { ensureDemoPerson } from '#modules/staff/demo-person.ts'
import { makeRequestOptions } from '#modules/staff/passkeys/passkey-options.ts'
import { usePasskey } from '#modules/staff/passkeys/passkey-rows.ts'
import { provePasskey } from '#modules/staff/passkeys/prove-passkey.ts'
import { bookStaffCode } from '#modules/staff/phone/send-staff-code.ts'
import { findPersonByPhone, isSmsOffered } from '#modules/staff/phone/sms-allowed.ts'
import { tryStaffCode } from '#modules/staff/phone/try-staff-code.ts'
import { signSomebodyIn } from '#modules/staff/sign-somebody-in.ts'
import type { StaffParts } from '#modules/staff/staff-parts.ts'
import { serve } from '#plugins/serve.ts'

export function registerStaffSignIn(app: FastifyInstance, parts: StaffParts): void {
  const { config, db, serving, report } = parts
  const sending = new Set<Promise<void>>()
  app.addHook('onClose', async () => {
    await Promise.all(sending)
  })

  serve(app, 'staff.ways', async () => ({
    passkey: true as const,
    sms: await isSmsOffered(db.read),
    demo: config.hasDemoStaff ? [...staffRoles].toReversed() : [],
  }))

  serve(app, 'staff.passkey-options', (request) =>
    makeRequestOptions(parts, request, { purpose: 'sign-in', subject: '' }),
  )

  serve(app, 'staff.passkey', async (request, reply) => {
    const proven = await provePasskey(parts, request, request.body.response, 'sign-in')
    if (proven instanceof Refusal) return proven
    return signSomebodyIn(parts, { request, reply }, async (trx, nowMs) =>
      (await usePasskey(trx, proven, nowMs))
        ? { personId: proven.personId, way: 'passkey' }
        : refuse('staff.passkey-invalid'),
    )
  })

  serve(app, 'staff.phone-code', async (request, reply) => {
    const phone = await parseStaffPhone(request, request.body.phone)
    if (phone instanceof Refusal) return phone
    const personId = await findPersonByPhone(db.read, phone)
    const send = await bookStaffCode(parts, request, { phone, isKnown: personId !== undefined })
    if (send instanceof Refusal) return send
    // Not awaited: the gateway's time would tell that the number is known.
    const sent = send()
      .catch((error: unknown) => report(error, 'sending a code to the staff'))
      .finally(() => sending.delete(sent))
    sending.add(sent)
    return reply.code(204).send()
  })

  serve(app, 'staff.phone', async (request, reply) => {
    const { code } = request.body
    const phone = await parseStaffPhone(request, request.body.phone)
    if (phone instanceof Refusal) return phone
    return signSomebodyIn(parts, { request, reply }, async (trx, nowMs) => {
      const refusal = await tryStaffCode(trx, parts, { phone, code }, nowMs)
      if (refusal !== undefined) return refusal
      const personId = await findPersonByPhone(trx, phone)
      // The person left, or lost the permission, after the code was sent.
      return personId === undefined ? refuse('auth.sms-code-not-found') : { personId, way: 'sms' }
    })
  })

  serve(app, 'staff.demo', async (request, reply) => {
    const brand = config.hasDemoStaff ? await serving.findBrandOfHost(request.hostname) : undefined
    if (brand === undefined) return refuse('auth.method-not-available')
    const { role } = request.body
    // A counter of one venue, so that the demonstration shows what a counter cannot see.
    const restoIds = role === 'COUNTER' ? brand.restos.slice(0, 1).map(({ id }) => id) : null
    return signSomebodyIn(parts, { request, reply }, async (trx, nowMs) => ({
      personId: await ensureDemoPerson(trx, { brandId: brand.id, role, restoIds }, nowMs),
      way: 'demo',
    }))
  })

  async function parseStaffPhone(request: FastifyRequest, typed: string): Promise<string | Refusal> {
    return parsePhone(typed, await serving.findBrandOfHost(request.hostname))
  }
}
