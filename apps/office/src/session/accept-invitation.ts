import type { BodyOf } from '@lavash/contract/calls'
import { call } from '#api/call.ts'
import { enter } from '#session/enter.ts'
import { type Outcome, toOutcome } from '#session/outcome.ts'
import { createPasskey } from '#session/webauthn.ts'

type Acceptance = BodyOf<'invitation.accept'>

async function accept(body: Acceptance): Promise<Outcome> {
  const answer = await call('invitation.accept', { body })
  if (!answer.ok) return toOutcome(answer)
  enter(answer.value)
  return { ok: true, value: undefined }
}

/** The passkey is made for this person before the server knows it: the device may refuse, and nothing has happened then. */
export async function acceptByPasskey(token: string, name: string, passkeyName: string): Promise<Outcome> {
  const options = await call('invitation.passkey-options', { body: { token, name } })
  if (!options.ok) return toOutcome(options)
  const made = await createPasskey(options.value)
  if (!made.ok) return { ok: false, obstacle: { kind: 'passkey', problem: made.problem } }
  return accept({ token, name, way: 'passkey', response: made.response, passkeyName })
}

export async function sendInvitationCode(token: string): Promise<Outcome> {
  return toOutcome(await call('invitation.phone-code', { body: { token } }))
}

export function acceptByCode(token: string, name: string, code: string): Promise<Outcome> {
  return accept({ token, name, way: 'sms', code })
}

/** Whoever is signed in already adds the roles to those they have. */
export function acceptSignedIn(token: string): Promise<Outcome> {
  return accept({ token, way: 'session' })
}
