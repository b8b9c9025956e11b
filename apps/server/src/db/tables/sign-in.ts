import type { Generated } from 'kysely'

export interface SignInTables {
  /** One row a phone that asked for a code lately. */
  phoneCodes: {
    phone: string
    /** Keyed: four digits would be found in any plain hash. */
    codeHash: string | null
    codeSentAt: number | null
    wrongTries: number
    lastSentAt: number | null
    lockedUntil: number | null
    forgetAt: number
  }
  /** Codes sent in the running day of a phone, of an address, of everybody. */
  smsDays: { key: string; sent: number; endsAt: number }
  /** What works once: solved captchas, id tokens. */
  spentTokens: { key: string; expiresAt: number }
  /** One sign-in on one device: the refresh token that is good now, and the one before it. */
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
  /** Keys nobody configured; outside production alone. */
  developmentSecrets: { name: string; secret: string }
  /** The development inbox. */
  devMessages: { id: Generated<number>; recipient: string; text: string; sentAt: number }
}
