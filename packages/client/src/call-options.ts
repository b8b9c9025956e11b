import type { AnswerOf, BodyOf, HeadersOf, ParamsOf, QueryOf } from '@lavash/contract/calls'
import type { CallName } from '@lavash/contract/paths'
import type { Locale } from '@lavash/rulebook/site/locales'

/** A part that the call does not have cannot be given; a part that the contract requires cannot be left out. */
type Part<Key extends string, Value> = [Value] extends [undefined]
  ? { readonly [K in Key]?: never }
  : Partial<Value> extends Value
    ? { readonly [K in Key]?: Value }
    : { readonly [K in Key]: Value }

export type CallOptions<Name extends CallName> = Part<'params', ParamsOf<Name>> &
  Part<'query', QueryOf<Name>> &
  Part<'body', BodyOf<Name>> &
  Part<'headers', HeadersOf<Name>> & {
    /** Bearer: the access token, or the refresh token where the contract says so. */
    readonly token?: string
    readonly signal?: AbortSignal
    /** The current language unless given: a catalogue is fetched in the next one before the page turns to it. */
    readonly locale?: Locale
    /** For each attempt. A call has no timeout unless one is given. */
    readonly timeoutMs?: number
    /** A POST with its own idempotency key may be sent again. A GET always may. */
    readonly isRepeatable?: boolean
  }

export type CallArguments<Name extends CallName> =
  Partial<CallOptions<Name>> extends CallOptions<Name>
    ? [options?: CallOptions<Name>]
    : [options: CallOptions<Name>]

export type CallAnswer<Name extends CallName> = AnswerOf<Name>
