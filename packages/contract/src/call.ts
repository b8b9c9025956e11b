import type { ErrorCode } from '@lavash/rulebook/site/error-codes'
import type { TObject, TSchema } from 'typebox'

export type CallPart = 'system' | 'catalogue' | 'orders' | 'account' | 'payments' | 'geo' | 'content'

/** Who may call: anybody, the bearer of an access or a refresh token, or the staff of the brand. */
export type CallAuth = 'none' | 'access' | 'refresh' | 'staff'

export const cacheHeaders = {
  'no-store': 'no-store',
  revalidate: 'public, max-age=0, must-revalidate',
  /**
   * One second in a shared cache turns a rush into one request. A browser always asks again: it does so because an
   * event told it that something changed, and `stale-while-revalidate` would show it the old menu once more.
   */
  shared: 'public, max-age=0, s-maxage=1, must-revalidate',
  hour: 'public, max-age=3600',
  immutable: 'public, max-age=31536000, immutable',
} as const
export type CacheHint = keyof typeof cacheHeaders

export interface CallAnswer {
  readonly description: string
  /** Without a schema the answer has no body, or one that is not JSON (see mediaType). */
  readonly schema?: TSchema
  readonly mediaType?: string
  readonly example?: unknown
}

export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT'
  readonly path: string
  readonly part: CallPart
  readonly summary: string
  readonly description?: string
  /** The code of this call in docs/specification/calls.md. */
  readonly checklist?: string
  readonly auth: CallAuth
  readonly cache: CacheHint
  readonly params?: TObject
  readonly query?: TObject
  readonly headers?: TObject
  readonly body?: TSchema
  readonly bodyMediaType?: string
  readonly answers: Readonly<Record<number, CallAnswer>>
  /** Beyond those that `callErrorCodes` adds for every call of its kind. */
  readonly errors: readonly ErrorCode[]
  readonly example: {
    readonly params?: Readonly<Record<string, unknown>>
    readonly query?: Readonly<Record<string, unknown>>
    readonly headers?: Readonly<Record<string, unknown>>
    readonly body?: unknown
  }
}

const accessErrors = [
  'auth.required',
  'auth.token-invalid',
  'auth.token-expired',
] as const satisfies readonly ErrorCode[]

const bodyErrors = [
  'request.too-large',
  'request.unsupported-media-type',
  'request.timeout',
] as const satisfies readonly ErrorCode[]

/** Every code a caller has to expect from a call, its own first. */
export function callErrorCodes(call: Call): ErrorCode[] {
  const codes = new Set<ErrorCode>(call.errors)
  if (call.params || call.query || call.headers || call.body) codes.add('request.invalid')
  if (call.body) for (const code of bodyErrors) codes.add(code)
  if (call.auth === 'staff') codes.add('auth.required')
  else if (call.auth !== 'none') for (const code of accessErrors) codes.add(code)
  // A person's calls are only that person's.
  if (call.auth === 'access' && call.params) codes.add('auth.forbidden')
  codes.add('request.too-many')
  codes.add('server.fault')
  codes.add('server.unavailable')
  return [...codes]
}
