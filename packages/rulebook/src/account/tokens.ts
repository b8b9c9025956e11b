import { findBase64UrlText } from './base64url.ts'
import type { ErrorCode } from '#site/error-codes.ts'

export interface TokenPayload {
  readonly exp?: number
  readonly [claim: string]: unknown
}

export type DecodedToken =
  | { readonly ok: true; readonly payload: TokenPayload }
  | { readonly ok: false; readonly code: 'auth.token-invalid' & ErrorCode }

const invalidToken: DecodedToken = { ok: false, code: 'auth.token-invalid' }

/**
 * Reads a JWT's payload without verifying it. Use it for the expiry only, never for identity. It takes `unknown`
 * because the token comes from a storage that the customer can edit.
 */
export function decodeToken(token: unknown): DecodedToken {
  if (typeof token !== 'string') return invalidToken
  const parts = token.split('.')
  const [, encoded] = parts
  if (parts.length !== 3 || !encoded) return invalidToken
  const json = findBase64UrlText(encoded)
  const payload = json === null ? null : parsePayload(json)
  return payload === null ? invalidToken : { ok: true, payload }
}

function parsePayload(json: string): TokenPayload | null {
  try {
    const value: unknown = JSON.parse(json)
    return isPayload(value) ? value : null
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

function isPayload(value: unknown): value is TokenPayload {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  return !('exp' in value) || (typeof value.exp === 'number' && Number.isFinite(value.exp))
}

/** RFC 7519, 4.1.4: not accepted on or after `exp`, which counts seconds; without the claim a token does not end. */
export function isTokenExpired({ exp }: TokenPayload, nowMs: number): boolean {
  return exp !== undefined && nowMs / 1000 >= exp
}

export type TokenUpkeep = 'keep' | 'refresh' | 'sign-out'

/** Checked at boot and before each preflight. A token that cannot be read counts as missing, so the customer signs in again. */
export function decideTokenUpkeep(
  tokens: { readonly accessToken: unknown; readonly refreshToken: unknown },
  nowMs: number,
): TokenUpkeep {
  const access = decodeToken(tokens.accessToken)
  const refresh = decodeToken(tokens.refreshToken)
  if (!access.ok || !refresh.ok || isTokenExpired(refresh.payload, nowMs)) return 'sign-out'
  return isTokenExpired(access.payload, nowMs) ? 'refresh' : 'keep'
}
