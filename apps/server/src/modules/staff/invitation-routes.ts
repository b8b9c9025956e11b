import type { Invitation as InvitationAnswer } from '@lavash/contract/invitations'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { transaction } from '#db/transaction.ts'
import { refuse, Refusal } from '#errors.ts'
import { makeId } from '#ids.ts'
import { acceptInvitation } from '#modules/staff/accept-invitation.ts'
import { countWrongGuess, findGuessLock } from '#modules/staff/attempts.ts'
import { makeCreationOptions } from '#modules/staff/passkeys/passkey-options.ts'
import { bookStaffCode } from '#modules/staff/phone/send-staff-code.ts'
import { isSmsAllowedBy } from '#modules/staff/phone/sms-allowed.ts'
import { findBrandName, findRestoName } from '#modules/staff/place-names.ts'
import type { StaffParts } from '#modules/staff/staff-parts.ts'
import { findInvitation, type Invitation, toState } from '#modules/staff/team/invitation-rows.ts'
import { toInstant } from '#modules/staff/to-me.ts'
import { toCallerKey } from '#plugins/caller-key.ts'
import { serve } from '#plugins/serve.ts'
import { findStaffSession } from '#staff/staff-session.ts'

const shownDigits = 2

export function registerInvitations(app: FastifyInstance, parts: StaffParts): void {
  const { db, clock, serving, jar } = parts

  serve(app, 'invitation.show', async (request) => {
    const invitation = await getInvitation(request, request.body.token)
    return invitation instanceof Refusal ? invitation : toAnswer(request, invitation)
  })

  serve(app, 'invitation.passkey-options', async (request) => {
    const { token, name } = request.body
    const invitation = await getOpenInvitation(request, token)
    if (invitation instanceof Refusal) return invitation
    // The passkey contains its person's id, so the id is chosen before the person exists.
    const personId = makeId(clock.now())
    const subject = `${invitation.id} ${personId}`
    return makeCreationOptions(parts, request, { purpose: 'invitation', subject, personId, name })
  })

  serve(app, 'invitation.phone-code', async (request, reply) => {
    const invitation = await getOpenInvitation(request, request.body.token)
    if (invitation instanceof Refusal) return invitation
    const { phone, brandId } = invitation
    if (phone === null || !(await isSmsAllowedBy(db.read, brandId)))
      return refuse('auth.method-not-available')
    const send = await bookStaffCode(parts, request, { phone, isKnown: true })
    if (send instanceof Refusal) return send
    await send()
    return reply.code(204).send()
  })

  serve(app, 'invitation.accept', async (request, reply) => {
    const invitation = await getOpenInvitation(request, request.body.token)
    if (invitation instanceof Refusal) return invitation
    return acceptInvitation(parts, { request, reply }, invitation, request.body)
  })

  async function getOpenInvitation(request: FastifyRequest, token: string): Promise<Invitation | Refusal> {
    const invitation = await getInvitation(request, token)
    if (invitation instanceof Refusal || toState(invitation, clock.now()) === 'open') return invitation
    return refuse('staff.invitation-over')
  }

  async function getInvitation(request: FastifyRequest, token: string): Promise<Invitation | Refusal> {
    const nowMs = clock.now()
    const key = `invitation ${toCallerKey(request.ip)}`
    const lock = await findGuessLock(db.read, key, nowMs)
    if (lock !== undefined) return lock
    const invitation = await findInvitation(db.read, token)
    if (invitation !== undefined) return invitation
    return transaction(db, (trx) => countWrongGuess(trx, key, refuse('staff.invitation-not-found'), nowMs))
  }

  async function toAnswer(request: FastifyRequest, invitation: Invitation): Promise<InvitationAnswer> {
    const { brandId, name, phone, expiresAt } = invitation
    const language = request.headers['accept-language']
    const nowMs = clock.now()
    const session = await findStaffSession(db.read, jar.read(request), nowMs)
    const bySms = phone !== null && (await isSmsAllowedBy(db.read, brandId))
    return {
      brandId,
      brandName: (await findBrandName(serving, brandId, language)) ?? '',
      roles: invitation.roles.map(({ role, restoIds }) => ({
        role,
        restoIds: restoIds === null ? null : [...restoIds],
        restoNames: (restoIds ?? []).flatMap((id) => findRestoName(serving, id, language) ?? []),
      })),
      name,
      state: toState(invitation, nowMs),
      expiresAt: toInstant(expiresAt),
      ways: [
        'passkey' as const,
        ...(bySms ? (['sms'] as const) : []),
        ...(session !== undefined && session.deviceId === null ? (['session'] as const) : []),
      ],
      ...(phone !== null && { phoneHint: `…${phone.slice(-shownDigits)}` }),
    }
  }
}
