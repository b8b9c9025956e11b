import type { InvitationAcceptBody } from '@lavash/contract/invitations'
import type { StaffMe } from '@lavash/contract/staff'
import type { Trx } from '#db/db.ts'
import { refuse, Refusal } from '#errors.ts'
import { makeId } from '#ids.ts'
import { insertPasskey } from '#modules/staff/passkeys/passkey-rows.ts'
import { proveNewPasskey } from '#modules/staff/passkeys/prove-passkey.ts'
import { isSmsAllowedBy } from '#modules/staff/phone/sms-allowed.ts'
import { tryStaffCode } from '#modules/staff/phone/try-staff-code.ts'
import { tellSessions } from '#modules/staff/session-rows.ts'
import { type Exchange, type Proven, signSomebodyIn } from '#modules/staff/sign-somebody-in.ts'
import type { StaffParts } from '#modules/staff/staff-parts.ts'
import { type Invitation, useInvitation } from '#modules/staff/team/invitation-rows.ts'
import { joinRoles, listRoles, putRoles, toRolesText } from '#modules/staff/team/role-rows.ts'
import { recordInStaffLog, toLogChange } from '#staff/staff-log.ts'
import { findStaffSession } from '#staff/staff-session.ts'

type Find = (trx: Trx, nowMs: number) => Promise<Proven | Refusal>

/** ST-05: gives the invitation's roles, once, to a person who proves a way to sign in. */
export async function acceptInvitation(
  parts: StaffParts,
  to: Exchange,
  invitation: Invitation,
  body: InvitationAcceptBody,
): Promise<StaffMe | Refusal> {
  const find = await toFinder(parts, to, invitation, body)
  if (find instanceof Refusal) return find
  const { serving } = parts
  const { id, brandId } = invitation
  return signSomebodyIn(parts, to, async (trx, nowMs) => {
    const person = await find(trx, nowMs)
    if (person instanceof Refusal) return person
    const { personId } = person
    // Last, because two people may accept at the same moment: the loser's transaction is rolled back whole.
    if (!(await useInvitation(trx, id, nowMs))) throw refuse('staff.invitation-over')
    const before = await listRoles(trx, personId, brandId)
    const after = joinRoles(before, invitation.roles)
    await putRoles(trx, { personId, brandId }, after)
    await tellSessions(trx, personId)
    await recordInStaffLog(trx, {
      atMs: nowMs,
      by: { kind: 'person', personId },
      brandId,
      kind: 'team.joined',
      subject: invitation.name ?? body.name ?? null,
      changes: toLogChange('roles', toRolesText(serving, before), toRolesText(serving, after)),
    })
    return person
  })
}

async function toFinder(
  parts: StaffParts,
  to: Exchange,
  invitation: Invitation,
  body: InvitationAcceptBody,
): Promise<Find | Refusal> {
  switch (body.way) {
    case 'passkey':
      return byPasskey(parts, to, invitation, body)
    case 'sms':
      return byCode(parts, invitation, body)
    case 'session':
      return bySession(parts, to)
  }
}

async function byPasskey(
  parts: StaffParts,
  { request }: Exchange,
  invitation: Invitation,
  { name, passkeyName, response }: InvitationAcceptBody,
): Promise<Find | Refusal> {
  if (name === undefined) return refuse('request.invalid', { field: 'name' })
  if (response === undefined) return refuse('request.invalid', { field: 'response' })
  const proven = await proveNewPasskey(parts, request, response, 'invitation')
  if (proven instanceof Refusal) return proven
  const [invitationId, personId = ''] = proven.subject.split(' ')
  if (invitationId !== invitation.id) return refuse('staff.challenge-over')
  return async (trx, nowMs) => {
    const isTaken = invitation.phone !== null && (await findByPhone(trx, invitation.phone)) !== undefined
    await insertPerson(trx, { id: personId, name, phone: isTaken ? null : invitation.phone }, nowMs)
    const passkey = { ...proven.passkey, personId, name: passkeyName ?? name }
    if (!(await insertPasskey(trx, passkey, nowMs))) throw refuse('staff.passkey-invalid')
    return { personId, way: 'passkey' }
  }
}

async function byCode(
  parts: StaffParts,
  { phone, brandId }: Invitation,
  { name, code }: InvitationAcceptBody,
): Promise<Find | Refusal> {
  if (phone === null || !(await isSmsAllowedBy(parts.db.read, brandId)))
    return refuse('auth.method-not-available')
  if (name === undefined) return refuse('request.invalid', { field: 'name' })
  if (code === undefined) return refuse('request.invalid', { field: 'code' })
  return async (trx, nowMs) => {
    const refusal = await tryStaffCode(trx, parts, { phone, code }, nowMs)
    if (refusal !== undefined) return refusal
    // A known phone number belongs to that person, who may work for another brand already.
    const known = await findByPhone(trx, phone)
    const personId = known ?? makeId(nowMs)
    if (known === undefined) await insertPerson(trx, { id: personId, name, phone }, nowMs)
    return { personId, way: 'sms' }
  }
}

/**
 * A person may work for several brands: the signed-in person gets the roles. The invitation is no fresh proof for the
 * step-up.
 */
async function bySession({ db, clock, jar }: StaffParts, { request }: Exchange): Promise<Find | Refusal> {
  const session = await findStaffSession(db.read, jar.read(request), clock.now())
  if (session === undefined || session.deviceId !== null) return refuse('auth.required')
  return () =>
    Promise.resolve({ personId: session.personId, way: session.way, verifiedAtMs: session.verifiedAtMs })
}

async function findByPhone(trx: Trx, phone: string): Promise<string | undefined> {
  const row = await trx.selectFrom('staffPeople').select('id').where('phone', '=', phone).executeTakeFirst()
  return row?.id
}

async function insertPerson(
  trx: Trx,
  person: { readonly id: string; readonly name: string; readonly phone: string | null },
  nowMs: number,
): Promise<void> {
  await trx
    .insertInto('staffPeople')
    .values({ ...person, createdAt: nowMs, endedAt: null, demoKey: null })
    .execute()
}
