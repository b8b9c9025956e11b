import { Type, type Static } from 'typebox'

/**
 * ALTCHA, protocol 2: the solver counts until the derived key begins with the prefix. The captchaToken of the phone
 * calls is base64 of `{challenge, solution}`. Solver and server use the same library, so the contract has the
 * envelope only.
 */
export const captchaChallengeSchema = Type.Object(
  {
    parameters: Type.Object(
      {
        algorithm: Type.String(),
        nonce: Type.String(),
        salt: Type.String(),
        cost: Type.Integer({ minimum: 1 }),
        keyLength: Type.Integer({ minimum: 1 }),
        keyPrefix: Type.String(),
        expiresAt: Type.Optional(Type.Integer({ description: 'Seconds since 1970' })),
      },
      { title: 'CaptchaParameters', additionalProperties: true },
    ),
    signature: Type.String(),
  },
  { title: 'CaptchaChallenge' },
)
export type CaptchaChallenge = Static<typeof captchaChallengeSchema>
