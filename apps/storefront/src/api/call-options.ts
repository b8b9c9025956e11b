import type { AnswerOf, BodyOf, HeadersOf, ParamsOf, QueryOf } from '@lavash/contract/calls'
import type { StorefrontCall } from '@lavash/contract/storefront-paths'
import type { Locale } from '@lavash/rulebook/site/locales'

/** What a call has none of cannot be given; what the contract requires cannot be left out. */
type Part<Key extends string, Value> = [Value] extends [undefined]
  ? { readonly [K in Key]?: never }
  : Partial<Value> extends Value
    ? { readonly [K in Key]?: Value }
    : { readonly [K in Key]: Value }

export type CallOptions<Name extends StorefrontCall> = Part<'params', ParamsOf<Name>> &
  Part<'query', QueryOf<Name>> &
  Part<'body', BodyOf<Name>> &
  Part<'headers', HeadersOf<Name>> & {
    /** Bearer: the access token, or the refresh token where the contract says so. */
    readonly token?: string
    readonly signal?: AbortSignal
    /** The current language unless given: a catalogue is fetched in the next one before the page turns to it. */
    readonly locale?: Locale
    /** No limit unless given. Counts for each attempt. */
    readonly timeoutMs?: number
    /** A POST that carries its own idempotency key may be sent again; a GET always may. */
    readonly isRepeatable?: boolean
  }

export type CallArguments<Name extends StorefrontCall> =
  Partial<CallOptions<Name>> extends CallOptions<Name>
    ? [options?: CallOptions<Name>]
    : [options: CallOptions<Name>]

export type CallAnswer<Name extends StorefrontCall> = AnswerOf<Name>
