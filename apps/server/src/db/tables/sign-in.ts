import type { Generated } from 'kysely'

export interface SignInTables {
  /** A row for each phone that requested a code lately. */
  phoneCodes: {
    phone: string
    /** A hash with a key: four digits are guessed from a plain hash at once. */
    codeHash: string | null
    codeSentAt: number | null
    wrongTries: number
    lastSentAt: number | null
    lockedUntil: number | null
    forgetAt: number
  }
  /** Codes sent today: for a phone, an address, and in all. */
  smsDays: { key: string; sent: number; endsAt: number }
  /** Tokens that work once: solved captchas, id tokens. */
  spentTokens: { key: string; expiresAt: number }
  /** A sign-in on one device: its current refresh token, and the previous one. */
  tokenFamilies: {
    id: string
    personId: string
    source: string
    tokenId: string
    previousTokenId: string | null
    rotatedAt: number
    expiresAt: number
    endedAt: number | null
  }
  /** Generated keys for an installation without configured ones. Never in production. */
  developmentSecrets: { name: string; secret: string }
  /** The development inbox. */
  devMessages: { id: Generated<number>; recipient: string; text: string; sentAt: number }
}
