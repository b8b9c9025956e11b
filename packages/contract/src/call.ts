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
 * Who may call: everybody, the bearer of an access or a refresh token, a signed-in member of the staff, or a paired
 * device.
 */
export type CallAuth = 'none' | 'access' | 'refresh' | 'staff' | 'device'

/** The least role of the staff, and whose things the call is about. `param` names the parameter of the address. */
export type StaffRule = (
  | { readonly whose: 'self' | 'account' | 'platform'; readonly param?: never }
  | { readonly whose: 'brand' | 'venues' | 'resto'; readonly param: string }
) & {
  readonly least: StaffDemand
  /** Asks for the passkey again if the last proof is over five minutes old. */
  readonly stepUp?: true
}

export const cacheHeaders = {
  'no-store': 'no-store',
  revalidate: 'public, max-age=0, must-revalidate',
  /**
   * One second in a shared cache turns a rush into one request. Browsers must revalidate: they ask because an event
   * announced a change, and `stale-while-revalidate` would show the old menu again.
   */
  shared: 'public, max-age=0, s-maxage=1, must-revalidate',
  hour: 'public, max-age=3600',
  immutable: 'public, max-age=31536000, immutable',
} as const
export type CacheHint = keyof typeof cacheHeaders

export interface CallAnswer {
  readonly description: string
  /** Without a schema the answer has no body, or one that is not JSON (mediaType). */
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
  /** Codes beyond those that `callErrorCodes` adds to every call of its kind. */
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
 * Browsers send a session cookie with every request, so changing calls from other sites are refused. That includes
 * sign-in: a foreign page must not sign somebody in.
 */
export function isSameOriginCall({ method, auth, part }: Call): boolean {
  return method !== 'GET' && (auth === 'staff' || auth === 'device' || part === 'staff')
}

/** Every error code of a call, its own first. */
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
      // Calls with a person in the path belong to that person only.
      return params ? [...accessErrors, 'auth.forbidden'] : accessErrors
    case 'refresh':
      return accessErrors
  }
}
