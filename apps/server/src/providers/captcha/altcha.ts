import { randomInt } from 'node:crypto'
import { captchaChallengeSchema } from '@lavash/contract/captcha'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { type Static, Type } from 'typebox'
import { Value } from 'typebox/value'
import type { Clock } from '#clock.ts'
import type { Captcha } from '#providers/captcha/captcha.ts'

const defaultCost = 5000
/** How many keys a browser derives: the same number for all, so that bad luck costs nobody ten times the wait. */
const counters = { from: 60, to: 140 } as const
const lifetimeMs = 600_000

const payloadSchema = Type.Object({
  challenge: captchaChallengeSchema,
  solution: Type.Object({ counter: Type.Integer(), derivedKey: Type.String() }),
})

export interface AltchaParts {
  readonly key: string
  readonly cost?: number | undefined
  readonly clock: Clock
}

/** A proof of work of our own: no third party learns who signs in. */
export function createAltcha({ key, cost = defaultCost, clock }: AltchaParts): Captcha {
  const secrets = { hmacSignatureSecret: key, hmacKeySignatureSecret: `solution:${key}` }
  return {
    drawChallenge: async () => {
      const { parameters, signature = '' } = await createChallenge({
        ...secrets,
        algorithm: 'PBKDF2/SHA-256',
        cost,
        counter: randomInt(counters.from, counters.to),
        deriveKey,
        // Not the library's `expiresAt`, which uses the machine's clock instead of the product's.
        data: { validUntil: clock.now() + lifetimeMs },
      })
      return { parameters: { ...parameters }, signature }
    },
    verify: async (token) => {
      const payload = findPayload(token)
      if (payload === undefined) return { outcome: 'refused' }
      const { challenge, solution } = payload
      const { verified } = await verifySolution({ ...secrets, challenge, solution, deriveKey })
      const validForMs = findValidUntil(challenge) - clock.now()
      if (!verified || !(validForMs > 0)) return { outcome: 'refused' }
      // The signature covers the nonce. An attacker can rewrite the token's other characters.
      return { outcome: 'passed', onceKey: `altcha:${challenge.parameters.nonce}`, validForMs }
    },
  }
}

function findPayload(token: string): Static<typeof payloadSchema> | undefined {
  try {
    const payload: unknown = JSON.parse(Buffer.from(token, 'base64').toString('utf8'))
    return Value.Check(payloadSchema, payload) ? payload : undefined
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

function findValidUntil({ parameters }: Static<typeof payloadSchema>['challenge']): number {
  const { data } = parameters as { data?: { validUntil?: unknown } }
  return typeof data?.validUntil === 'number' ? data.validUntil : Number.NaN
}
