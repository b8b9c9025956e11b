import { type Outcome, toOutcome } from '#session/outcome.ts'
import { callAsStaff } from '#session/call-as-staff.ts'
import { createPasskey } from '#session/webauthn.ts'

/** The options name the passkeys one has, so no device gets a second one for the same person. */
export async function addPasskey(name: string): Promise<Outcome> {
  const options = await callAsStaff('staff.passkeys.options')
  if (!options.ok) return toOutcome(options)
  const made = await createPasskey(options.value)
  if (!made.ok) return { ok: false, obstacle: { kind: 'passkey', problem: made.problem } }
  const answer = await callAsStaff('staff.passkeys.add', { body: { name, response: made.response } })
  return answer.ok ? { ok: true, value: undefined } : toOutcome(answer)
}
