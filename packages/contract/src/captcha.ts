import { Type, type Static } from 'typebox'

/** What the ALTCHA solver wants; its solution, base64 of JSON, is the captchaToken of the phone calls. */
export const captchaChallengeSchema = Type.Object(
  {
    algorithm: Type.String(),
    challenge: Type.String(),
    maxNumber: Type.Integer({ minimum: 1 }),
    salt: Type.String(),
    signature: Type.String(),
  },
  { title: 'CaptchaChallenge' },
)
export type CaptchaChallenge = Static<typeof captchaChallengeSchema>
