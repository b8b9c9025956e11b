import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuse, Refusal } from '#errors.ts'
import type { EndedFamilyMemory } from '#tokens/ended-family-memory.ts'
import type { AccessClaims, RefreshClaims, Tokens } from '#tokens/tokens.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The person who calls, if the call's row demands one. */
    bearer: AccessClaims | RefreshClaims | null
  }
}

/** RFC 6750, 2.1; the scheme's name is written in any case (RFC 9110, 11.1). */
const bearerHeader = /^Bearer +([A-Za-z0-9._~+/=-]+) *$/i

export function registerAuthenticate(
  app: FastifyInstance,
  tokens: Tokens,
  ended: Pick<EndedFamilyMemory, 'has'>,
): void {
  app.decorateRequest('bearer', null)
  app.decorate('authenticate', async (request, auth) => {
    const header = request.headers.authorization
    if (header === undefined) throw refuse('auth.required')
    const token = bearerHeader.exec(header)?.[1]
    if (token === undefined) throw refuse('auth.token-invalid')
    const bearer = auth === 'access' ? await tokens.readAccess(token) : await tokens.readRefresh(token)
    if (bearer instanceof Refusal) throw bearer
    if (auth === 'access' && bearer.familyId !== undefined && ended.has(bearer.familyId)) {
      throw refuse('auth.token-invalid')
    }
    // A person's calls belong to that person only. One check covers every call with a person in its address.
    const { personId } = request.params as { personId?: string }
    if (auth === 'access' && personId !== undefined && personId !== bearer.personId) {
      throw refuse('auth.forbidden')
    }
    request.bearer = bearer
  })
}

/** The signed-in person of a call whose row says `auth: 'access'`. */
export function getPersonId(request: FastifyRequest): string {
  return getAccessClaims(request).personId
}

/** The access token of a call whose row says `auth: 'access'`. */
export function getAccessClaims({ bearer }: FastifyRequest): AccessClaims {
  if (bearer === null) throw new Error('The row of this call does not demand a bearer')
  return bearer
}

/** The refresh token of a call whose row says `auth: 'refresh'`. */
export function getRefreshClaims({ bearer }: FastifyRequest): RefreshClaims {
  if (bearer === null || !('tokenId' in bearer)) {
    throw new Error('The row of this call does not demand a refresh token')
  }
  return bearer
}
