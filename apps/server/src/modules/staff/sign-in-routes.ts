import { staffRoles } from '@lavash/rulebook/account/staff-roles'
import type { FastifyInstance } from 'fastify'
import { refuse } from '#errors.ts'
import { ensureDemoPerson } from '#modules/staff/demo-person.ts'
import { signSomebodyIn } from '#modules/staff/sign-somebody-in.ts'
import type { StaffParts } from '#modules/staff/staff-parts.ts'
import { serve } from '#plugins/serve.ts'

export function registerStaffSignIn(app: FastifyInstance, parts: StaffParts): void {
  const { config, serving } = parts

  serve(app, 'staff.ways', async () => ({
    passkey: true as const,
    sms: false,
    demo: config.hasDemoStaff ? [...staffRoles].toReversed() : [],
  }))

  serve(app, 'staff.demo', async (request, reply) => {
    const brand = config.hasDemoStaff ? await serving.findBrandOfHost(request.hostname) : undefined
    if (brand === undefined) return refuse('auth.method-not-available')
    const { role } = request.body
    // The counter of one venue, so that the demonstration shows what a counter does not see.
    const restoIds = role === 'COUNTER' ? brand.restos.slice(0, 1).map(({ id }) => id) : null
    return signSomebodyIn(parts, { request, reply }, async (trx, nowMs) => ({
      personId: await ensureDemoPerson(trx, { brandId: brand.id, role, restoIds }, nowMs),
      way: 'demo',
    }))
  })
}
