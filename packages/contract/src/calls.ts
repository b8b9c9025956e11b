import type { Static, TSchema } from 'typebox'
import type { Call } from '#call.ts'
import { accountCalls } from '#calls/account-calls.ts'
import { bestsellerCalls } from '#calls/bestseller-calls.ts'
import { boardCalls } from '#calls/board-calls.ts'
import { catalogueCalls } from '#calls/catalogue-calls.ts'
import { contentCalls } from '#calls/content-calls.ts'
import { deviceCalls } from '#calls/device-calls.ts'
import { logCalls } from '#calls/log-calls.ts'
import { geoCalls } from '#calls/geo-calls.ts'
import { orderCalls } from '#calls/order-calls.ts'
import { placeCalls } from '#calls/place-calls.ts'
import { paymentCalls } from '#calls/payment-calls.ts'
import { passkeyCalls } from '#calls/passkey-calls.ts'
import { invitationCalls } from '#calls/invitation-calls.ts'
import { teamCalls } from '#calls/team-calls.ts'
import { staffCalls } from '#calls/staff-calls.ts'
import { systemCalls } from '#calls/system-calls.ts'
import type { CallName } from '#paths.ts'

/** Every call of the product, one row each. The server serves nothing else. */
export const calls = {
  ...systemCalls,
  ...catalogueCalls,
  ...bestsellerCalls,
  ...orderCalls,
  ...accountCalls,
  ...placeCalls,
  ...paymentCalls,
  ...geoCalls,
  ...contentCalls,
  ...staffCalls,
  ...passkeyCalls,
  ...invitationCalls,
  ...teamCalls,
  ...deviceCalls,
  ...logCalls,
  ...boardCalls,
} as const satisfies Record<CallName, Call>

export type Calls = typeof calls

type Part<Name extends CallName, Key extends string> =
  Calls[Name] extends Readonly<Record<Key, infer Schema extends TSchema>> ? Static<Schema> : undefined

export type ParamsOf<Name extends CallName> = Part<Name, 'params'>
export type QueryOf<Name extends CallName> = Part<Name, 'query'>
export type HeadersOf<Name extends CallName> = Part<Name, 'headers'>
export type BodyOf<Name extends CallName> = Part<Name, 'body'>

type Answers<Name extends CallName> = Calls[Name]['answers'][keyof Calls[Name]['answers']]

/** The schema of a call's successful answer. `undefined` if it is not JSON. */
export type AnswerOf<Name extends CallName> =
  Answers<Name> extends { readonly schema: infer Schema extends TSchema } ? Static<Schema> : undefined
