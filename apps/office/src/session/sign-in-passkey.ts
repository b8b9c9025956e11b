import { call } from '#api/call.ts'
import { enter } from '#session/enter.ts'
import { type Outcome, toOutcome } from '#session/outcome.ts'
import { askForPasskey } from '#session/webauthn.ts'

/** The browser shows whose passkeys it has: no name is typed. */
export async function signInWithPasskey(): Promise<Outcome> {
  const options = await call('staff.passkey-options')
  if (!options.ok) return toOutcome(options)
  const shown = await askForPasskey(options.value)
  if (!shown.ok) return { ok: false, obstacle: { kind: 'passkey', problem: shown.problem } }
  const answer = await call('staff.passkey', { body: { response: shown.response } })
  if (!answer.ok) return toOutcome(answer)
  enter(answer.value)
  return { ok: true, value: undefined }
}
