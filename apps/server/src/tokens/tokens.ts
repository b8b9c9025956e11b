import { accessTokenMinutes } from '@lavash/rulebook/site/limits'
import { type CryptoKey, errors, type JWTPayload, jwtVerify, SignJWT } from 'jose'
import type { Clock } from '#clock.ts'
import type { TokenKey } from '#config/token-keys.ts'
import { refuse, type Refusal } from '#errors.ts'
import type { TokenKeys } from '#tokens/load-token-keys.ts'

/** RFC 9068 has a type for the one; without a type of its own the other could pass as it. */
const types = { access: 'at+jwt', refresh: 'rt+jwt' } as const
const algorithm = 'HS256'
const issuer = 'lavash'
const maxVerified = 10_000

export interface AccessClaims {
  readonly personId: string
  /** The sign-in it descends from; missing in a token that no sign-in has issued. */
  readonly familyId?: string | undefined
  readonly expiresAt: number
}

export interface RefreshClaims {
  readonly personId: string
  readonly familyId: string
  readonly tokenId: string
  readonly expiresAt: number
  /** Travels with the customer, who has it anyway: the server keeps no key to anybody's VK. */
  readonly vkAccessToken?: string | undefined
}

/** Signs and reads the product's own tokens, by the product's clock. */
export class Tokens {
  readonly keys: TokenKeys
  readonly #clock: Clock
  readonly #imported = new Map<TokenKey, Promise<CryptoKey>>()
  /** Access tokens that were found good, with their claims: a customer sends the same one with every call. */
  readonly #verified = new Map<string, AccessClaims>()

  constructor(keys: TokenKeys, clock: Clock) {
    this.keys = keys
    this.#clock = clock
  }

  signAccess(personId: string, familyId?: string): Promise<string> {
    const jwt = new SignJWT({ ...(familyId !== undefined && { fam: familyId }) })
    return this.#sign('access', jwt, personId, this.#clock.now() + accessTokenMinutes * 60_000)
  }

  signRefresh({ personId, familyId, tokenId, expiresAt, vkAccessToken }: RefreshClaims): Promise<string> {
    const jwt = new SignJWT({ fam: familyId, ...(vkAccessToken !== undefined && { vk: vkAccessToken }) })
    return this.#sign('refresh', jwt.setJti(tokenId), personId, expiresAt)
  }

  async readAccess(token: string): Promise<AccessClaims | Refusal> {
    const known = this.#verified.get(token)
    if (known !== undefined && this.#clock.now() < known.expiresAt) return known
    const claims = await this.#read('access', token)
    if (claims instanceof Error) return claims
    const { fam } = claims
    const verified = {
      personId: String(claims.sub),
      expiresAt: Number(claims.exp) * 1000,
      ...(typeof fam === 'string' && { familyId: fam }),
    }
    if (this.#verified.size >= maxVerified) this.#verified.clear()
    this.#verified.set(token, verified)
    return verified
  }

  async readRefresh(token: string): Promise<RefreshClaims | Refusal> {
    const claims = await this.#read('refresh', token)
    if (claims instanceof Error) return claims
    const { vk } = claims
    return {
      personId: String(claims.sub),
      familyId: String(claims['fam']),
      tokenId: String(claims.jti),
      expiresAt: Number(claims.exp) * 1000,
      ...(typeof vk === 'string' && { vkAccessToken: vk }),
    }
  }

  async #sign(use: keyof typeof types, jwt: SignJWT, personId: string, expiresAt: number): Promise<string> {
    const [{ id }] = this.keys
    return jwt
      .setProtectedHeader({ alg: algorithm, kid: id, typ: types[use] })
      .setIssuer(issuer)
      .setSubject(personId)
      .setIssuedAt(Math.floor(this.#clock.now() / 1000))
      .setExpirationTime(Math.floor(expiresAt / 1000))
      .sign(await this.#getKey(id))
  }

  async #read(use: keyof typeof types, token: string): Promise<JWTPayload | Refusal> {
    try {
      const { payload } = await jwtVerify(token, ({ kid }) => this.#getKey(kid), {
        // Named, or a token could choose `none` for itself (RFC 8725, 3.1).
        algorithms: [algorithm],
        typ: types[use],
        issuer,
        requiredClaims: ['sub', 'exp'],
        currentDate: new Date(this.#clock.now()),
      })
      return payload
    } catch (error) {
      if (error instanceof errors.JWTExpired) return refuse('auth.token-expired')
      if (error instanceof errors.JOSEError) return refuse('auth.token-invalid')
      throw error
    }
  }

  /** Imported once: from its bytes it would be imported anew for every request. */
  #getKey(kid: string | undefined): Promise<CryptoKey> {
    const key = this.keys.find(({ id }) => id === kid)
    if (key === undefined) throw new errors.JWKSNoMatchingKey()
    const known = this.#imported.get(key)
    if (known !== undefined) return known
    const hmac = { name: 'HMAC', hash: 'SHA-256' }
    const imported = crypto.subtle.importKey('raw', key.secret, hmac, false, ['sign', 'verify'])
    this.#imported.set(key, imported)
    return imported
  }
}
