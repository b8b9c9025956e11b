import type { ErrorCode } from '@lavash/rulebook/site/error-codes'
import type { StaffDemand } from '@lavash/rulebook/account/staff-roles'
import type { TObject, TSchema } from 'typebox'

export type CallPart =
  | 'system'
  | 'catalogue'
  | 'orders'
  | 'account'
  | 'payments'
  | 'geo'
  | 'content'
  | 'staff'

/**
 * Who may call: nobody in particular, the bearer of an access token or of a refresh token, a signed-in person of the staff,
 * or a paired device.
 */
export type CallAuth = 'none' | 'access' | 'refresh' | 'staff' | 'device'

/** Who of the staff may call, and about whose things. `param` is the parameter of the address that says whose. */
export type StaffRule = (
  | { readonly whose: 'self' | 'account' | 'platform'; readonly param?: never }
  | { readonly whose: 'brand' | 'venues' | 'resto'; readonly param: string }
) & {
  readonly least: StaffDemand
  /** Asks for the passkey again when the last time is over five minutes ago. */
  readonly stepUp?: true
}

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

export type CallMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** A row for the staff without a rule does not compile. */
export type Call = CallRow &
  (
    | { readonly auth: Exclude<CallAuth, 'staff'>; readonly staff?: never }
    | { readonly auth: 'staff'; readonly staff: StaffRule }
  )

interface CallRow {
  readonly method: CallMethod
  readonly path: string
  readonly part: CallPart
  readonly summary: string
  readonly description?: string
  /** The code of this call in docs/specification/calls.md. */
  readonly checklist?: string
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

/**
 * A session cookie travels by itself, so calls that change something are refused when another site makes them. Signing in
 * counts as well: a foreign page must not sign anybody in as somebody else.
 */
export function isSameOriginCall({ method, auth, part }: Call): boolean {
  return method !== 'GET' && (auth === 'staff' || auth === 'device' || part === 'staff')
}

/** Every code a caller has to expect from a call, its own first. */
export function callErrorCodes(call: Call): ErrorCode[] {
  const codes = new Set<ErrorCode>(call.errors)
  if (call.params || call.query || call.headers || call.body) codes.add('request.invalid')
  if (call.body) for (const code of bodyErrors) codes.add(code)
  for (const code of authErrors(call)) codes.add(code)
  if (isSameOriginCall(call)) codes.add('auth.cross-site')
  codes.add('request.too-many')
  codes.add('server.fault')
  codes.add('server.unavailable')
  return [...codes]
}

function authErrors({ auth, params, staff }: Call): readonly ErrorCode[] {
  switch (auth) {
    case 'none':
      return []
    case 'device':
      return ['staff.device-required']
    case 'staff':
      return [
        'auth.required',
        ...(staff.whose === 'self' ? [] : (['auth.forbidden'] as const)),
        ...(staff.stepUp === true ? (['staff.verification-required'] as const) : []),
      ]
    case 'access':
      // A person's calls are only that person's.
      return params ? [...accessErrors, 'auth.forbidden'] : accessErrors
    case 'refresh':
      return accessErrors
  }
}
