import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import type { BodyOf } from '@lavash/contract/calls'

type Assertion = BodyOf<'staff.passkey'>['response']
type Registration = BodyOf<'staff.passkeys.add'>['response']

/** What the device, not the server, refuses. */
export type PasskeyProblem = 'cancelled' | 'duplicate' | 'failed'

export type Shown<Response> = { ok: true; response: Response } | { ok: false; problem: PasskeyProblem }

export function askForPasskey(optionsJSON: unknown): Promise<Shown<Assertion>> {
  return attempt(async () => {
    const { startAuthentication } = await import('@simplewebauthn/browser')
    const response = await startAuthentication({
      optionsJSON: optionsJSON as PublicKeyCredentialRequestOptionsJSON,
    })
    return { ...response, clientExtensionResults: { ...response.clientExtensionResults } }
  })
}

export function createPasskey(optionsJSON: unknown): Promise<Shown<Registration>> {
  return attempt(async () => {
    const { startRegistration } = await import('@simplewebauthn/browser')
    const response = await startRegistration({
      optionsJSON: optionsJSON as PublicKeyCredentialCreationOptionsJSON,
    })
    return { ...response, clientExtensionResults: { ...response.clientExtensionResults } }
  })
}

async function attempt<Response>(show: () => Promise<Response>): Promise<Shown<Response>> {
  try {
    return { ok: true, response: await show() }
  } catch (error) {
    if (!(error instanceof Error)) throw error
    return { ok: false, problem: toProblem(error.name) }
  }
}

/** The names are WebAuthn's (Level 3, 5.1.3 and 5.1.4). A browser tells 'closed' and 'too late' by one of them. */
function toProblem(name: string): PasskeyProblem {
  if (name === 'NotAllowedError' || name === 'AbortError') return 'cancelled'
  return name === 'InvalidStateError' ? 'duplicate' : 'failed'
}
