import type { AnswerOf, BodyOf, HeadersOf, ParamsOf, QueryOf } from '@lavash/contract/calls'
import type { CallName } from '@lavash/contract/paths'
import type { Locale } from '@lavash/rulebook/site/locales'

/** Only parts that the call has are allowed, and required parts must be given. */
type Part<Key extends string, Value> = [Value] extends [undefined]
  ? { readonly [K in Key]?: never }
  : Partial<Value> extends Value
    ? { readonly [K in Key]?: Value }
    : { readonly [K in Key]: Value }

export type CallOptions<Name extends CallName> = Part<'params', ParamsOf<Name>> &
  Part<'query', QueryOf<Name>> &
  Part<'body', BodyOf<Name>> &
  Part<'headers', HeadersOf<Name>> & {
    /** The access token, or the refresh token if the contract says so. */
    readonly token?: string
    readonly signal?: AbortSignal
    /**
     * The current language by default. Before the page changes its language, the catalogue is fetched in the next
     * one.
     */
    readonly locale?: Locale
    /** The timeout of each attempt. None by default. */
    readonly timeoutMs?: number
    /** A POST with its own idempotency key may be sent again. A GET always may. */
    readonly isRepeatable?: boolean
  }

export type CallArguments<Name extends CallName> =
  Partial<CallOptions<Name>> extends CallOptions<Name>
    ? [options?: CallOptions<Name>]
    : [options: CallOptions<Name>]

export type CallAnswer<Name extends CallName> = AnswerOf<Name>
