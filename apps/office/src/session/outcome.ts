import type { Failure, Result } from '@lavash/client/result.ts'
import type { PasskeyProblem } from '#session/webauthn.ts'

/** What stood in the way: the device's passkey, or the server. */
export type Obstacle =
  | { readonly kind: 'passkey'; readonly problem: PasskeyProblem }
  | { readonly kind: 'call'; readonly failure: Failure }

export type Outcome<Value = undefined> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly obstacle: Obstacle }

export function toOutcome<Value>(answer: Result<Value>): Outcome<Value> {
  return answer.ok
    ? { ok: true, value: answer.value }
    : { ok: false, obstacle: { kind: 'call', failure: answer.failure } }
}
