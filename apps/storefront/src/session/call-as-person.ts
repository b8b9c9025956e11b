import type { ParamsOf } from '@lavash/contract/calls'
import type { CallName } from '@lavash/contract/paths'
import type { StorefrontCall } from '@lavash/contract/storefront-paths'
import { call } from '#api/call.ts'
import type { CallAnswer, CallOptions } from '@lavash/client/call-options.ts'
import { patienceMs } from '@lavash/client/patience.ts'
import type { Failure, Result } from '@lavash/client/result.ts'
import { keepTokens } from '#session/keep-tokens.ts'
import { refreshTokens } from '#session/refresh-tokens.ts'
import { endSession } from '#session/session-end.ts'
import { findPerson } from '#session/use-session.ts'

/** Calls that belong to a person: their path holds a person id. */
export type PersonCallName = {
  [Name in StorefrontCall]: ParamsOf<Name> extends { personId: string } ? Name : never
}[StorefrontCall]

type OtherParams<Name extends CallName> = Omit<ParamsOf<Name>, 'personId'>

export type PersonOptions<Name extends CallName> = Omit<CallOptions<Name>, 'params' | 'token'> &
  (keyof OtherParams<Name> extends never
    ? { readonly params?: never }
    : { readonly params: OtherParams<Name> })

const signedOut: Failure = {
  layer: 'refusal',
  message: 'auth.required',
  code: 'auth.required',
  status: 401,
  statusText: '',
  isTimeout: false,
  item: undefined,
  errors: [],
}

/**
 * A call as the signed-in customer: `await callAsPerson('orders.show', { params: { orderId } })`. Tokens are
 * refreshed first if needed. A token that the server refuses nevertheless (its clock, its keys) is refreshed once.
 */
export function callAsPerson<Name extends PersonCallName>(
  name: Name,
  options: PersonOptions<Name>,
): Promise<Result<CallAnswer<Name>>> {
  return sendAsPerson<Name>(options, (whole) => call(name, whole))
}

/** The same for a call of another table of paths. */
export async function sendAsPerson<Name extends CallName>(
  options: PersonOptions<Name>,
  send: (options: CallOptions<Name>) => Promise<Result<CallAnswer<Name>>>,
): Promise<Result<CallAnswer<Name>>> {
  const first = await prepareAsPerson<Name>(options)
  if (first === undefined) return { ok: false, failure: signedOut }
  const answer = await send(first.options)
  if (answer.ok || answer.failure.status !== 401) return answer
  const outcome = await refreshTokens(first.refreshToken)
  if (outcome === 'refused') endSession('expired')
  const second = outcome === 'refreshed' ? toPersonOptions<Name>(options) : undefined
  return second === undefined ? answer : send(second.options)
}

interface Prepared<Name extends CallName> {
  readonly options: CallOptions<Name>
  readonly refreshToken: string
}

/** The same for event streams, which connect again and again. */
export async function prepareAsPerson<Name extends CallName>(
  options: PersonOptions<Name>,
): Promise<Prepared<Name> | undefined> {
  await keepTokens()
  return toPersonOptions(options)
}

function toPersonOptions<Name extends CallName>(options: PersonOptions<Name>): Prepared<Name> | undefined {
  const person = findPerson()
  if (person === undefined) return undefined
  const { personId, accessToken, refreshToken } = person
  // The parameters that PersonOptions leaves out are added here only.
  const whole = {
    timeoutMs: patienceMs,
    ...options,
    params: { ...options.params, personId },
    token: accessToken,
  }
  return { options: whole as unknown as CallOptions<Name>, refreshToken }
}
