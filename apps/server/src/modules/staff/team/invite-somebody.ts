import { decideSmsSend, defaultSmsLimits } from '@lavash/rulebook/account/sms-limits'
import type { TeamRole } from '@lavash/contract/staff'
import type { TeamInvitation } from '@lavash/contract/team'
import type { FastifyRequest } from 'fastify'
import type { Trx } from '#db/db.ts'
import { transaction } from '#db/transaction.ts'
import { toServerText } from '#error-message.ts'
import { Refusal } from '#errors.ts'
import { parsePhone } from '#modules/sign-in/parse-phone.ts'
import { countSms, lockSmsDays, type SmsDayKeys, toSmsDayKeys } from '#modules/sign-in/sms-days.ts'
import { toSmsRefusal } from '#modules/sign-in/to-sms-refusal.ts'
import { findBrandName } from '#modules/staff/place-names.ts'
import type { StaffParts } from '#modules/staff/staff-parts.ts'
import { insertInvitation } from '#modules/staff/team/invitation-rows.ts'
import { toTeamInvitation } from '#modules/staff/team/list-team.ts'
import { findRolesProblem } from '#modules/staff/team/role-rows.ts'
import { toAuthor } from '#staff/to-author.ts'
import { getStaff } from '#plugins/staff-access.ts'

export interface InvitedSomebody {
  readonly invitation: TeamInvitation
  readonly token: string
  readonly isSent: boolean
}

export interface Invite {
  readonly roles: TeamRole[]
  readonly name?: string
  readonly phone?: string
  readonly sendSms?: boolean
}

/**
 * The owner gets the link, and it is sent by SMS on request. The message counts on the limits that guard the bill.
 */
export async function inviteSomebody(
  parts: StaffParts,
  request: FastifyRequest,
  brandId: number,
  { roles, name, phone: typed, sendSms = false }: Invite,
): Promise<InvitedSomebody | Refusal> {
  const { db, clock, serving, config, sms } = parts
  const problem = findRolesProblem(serving, brandId, roles)
  if (problem !== undefined) return problem
  const brand = await serving.findBrandById(brandId)
  const phone = typed === undefined ? null : parsePhone(typed, brand)
  if (phone instanceof Refusal) return phone
  const nowMs = clock.now()
  const to = sendSms ? phone : null
  const made = await transaction(db, async (trx) => {
    if (to !== null) {
      const refusal = await countMessage(
        trx,
        toSmsDayKeys({ phone: to, ip: request.ip, brand: brand?.slug }),
        nowMs,
      )
      if (refusal !== undefined) return refusal
    }
    return insertInvitation(trx, {
      brandId,
      roles,
      name: name ?? null,
      phone,
      by: toAuthor(getStaff(request)),
      nowMs,
      serving,
    })
  })
  if (made instanceof Refusal) return made
  const { token, invitation } = made
  const answer = { invitation: toTeamInvitation(invitation, nowMs), token }
  if (to === null) return { ...answer, isSent: false }
  const brandName = (await findBrandName(serving, brandId, request.headers['accept-language'])) ?? ''
  const origin = config.publicUrl ?? `${request.protocol}://${request.host}`
  const link = `${origin}/office/invitation#${token}`
  const sending = await sms.send({
    to,
    text: toServerText('text.staff-invitation', request.locale, { brandName, link }),
  })
  if (sending.outcome === 'sent') return { ...answer, isSent: true }
  request.log.warn({ vendor: config.sms.provider, detail: sending.detail }, 'a vendor refused or failed')
  return { ...answer, isSent: false }
}

async function countMessage(trx: Trx, keys: SmsDayKeys, nowMs: number): Promise<Refusal | undefined> {
  const days = await lockSmsDays(trx, keys, nowMs)
  const decision = decideSmsSend(
    { ...days, lastSentAtMs: null, lockedUntilMs: null },
    defaultSmsLimits,
    nowMs,
  )
  if (!decision.allowed) return toSmsRefusal(decision, defaultSmsLimits)
  await countSms(trx, keys, days)
  return undefined
}
