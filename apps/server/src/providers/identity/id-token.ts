import { createHash } from 'node:crypto'
import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify } from 'jose'
import type { Identity, IdTokenVerdict, IdTokenVerifier } from '#providers/identity/identity.ts'
import { fieldOf, textOf } from '#providers/call-vendor.ts'

export interface IdTokenSettings {
  readonly keysUrl: string
  readonly issuers: readonly string[]
  readonly clientIds: readonly string[]
  readonly timeoutMs?: number
  /**
   * The least time between two fetches for an unknown key. Otherwise tokens with invented key ids would cause a flood
   * of requests.
   */
  readonly cooldownMs?: number
}

const clockSkewSeconds = 60

/**
 * Verifies an id token (OpenID Connect Core, 3.1.3.7). It uses the machine's clock, because the issuer knows only the
 * real time. Keys are fetched on demand and kept for ten minutes. An unknown key id fetches them again.
 */
export function createIdTokenVerifier(settings: IdTokenSettings): IdTokenVerifier {
  const keys = createRemoteJWKSet(new URL(settings.keysUrl), {
    timeoutDuration: settings.timeoutMs ?? 5000,
    cooldownDuration: settings.cooldownMs ?? 30_000,
  })
  return {
    verify: async (idToken, nonceSecret) => {
      try {
        const { payload } = await jwtVerify(idToken, keys, {
          algorithms: ['RS256', 'ES256'],
          issuer: [...settings.issuers],
          audience: [...settings.clientIds],
          requiredClaims: ['sub', 'exp', 'iat'],
          clockTolerance: clockSkewSeconds,
        })
        const problem =
          findPartyProblem(payload, settings.clientIds) ?? findNonceProblem(payload, nonceSecret)
        return problem === null ? toKnown(idToken, payload) : { outcome: 'refused', detail: problem }
      } catch (error) {
        return toFailure(error)
      }
    },
  }
}

/** A token for several audiences names the one it was issued to. */
function findPartyProblem({ azp, aud }: JWTPayload, clientIds: readonly string[]): string | null {
  if (azp === undefined) return Array.isArray(aud) && aud.length > 1 ? 'several audiences, no azp' : null
  return typeof azp === 'string' && clientIds.includes(azp) ? null : 'azp of somebody else'
}

/**
 * The page gives the service the hash of a secret and gives us the secret. A thief of the token alone does not have
 * it. The hash is PKCE's (S256), because the page has that function already.
 */
function findNonceProblem({ nonce }: JWTPayload, secret: string | undefined): string | null {
  if (nonce === undefined && secret === undefined) return null
  if (secret === undefined) return 'nonce without its secret'
  return nonce === createHash('sha256').update(secret).digest('base64url') ? null : 'another nonce'
}

function toKnown(idToken: string, payload: JWTPayload): IdTokenVerdict {
  // Only the signed part: spare bits of the signature can be changed without breaking it.
  const signed = idToken.slice(0, idToken.lastIndexOf('.'))
  const digest = createHash('sha256').update(signed).digest('base64url')
  return {
    outcome: 'known',
    identity: toIdentity(payload),
    onceKey: `id-token:${digest}`,
    validForMs: Math.max(0, ((payload.exp ?? 0) + clockSkewSeconds) * 1000 - Date.now()),
  }
}

function toIdentity(payload: JWTPayload): Identity {
  // Apple sends the flag as a text.
  const isVerified = ['true', true].includes(fieldOf(payload, 'email_verified') as string | boolean)
  return {
    subject: String(payload.sub),
    email: isVerified ? textOf(payload, 'email') : null,
    phone: null,
    firstName: textOf(payload, 'given_name'),
    lastName: textOf(payload, 'family_name'),
    avatar: textOf(payload, 'picture'),
  }
}

function toFailure(error: unknown): IdTokenVerdict {
  if (!(error instanceof errors.JOSEError)) {
    if (error instanceof TypeError) return { outcome: 'failed', detail: 'keys not reachable' }
    throw error
  }
  const isServiceDown =
    error instanceof errors.JWKSTimeout ||
    error instanceof errors.JWKSInvalid ||
    // The library's base error class means an answer other than 200 from the address of the keys.
    error.code === 'ERR_JOSE_GENERIC'
  return { outcome: isServiceDown ? 'failed' : 'refused', detail: error.code }
}
