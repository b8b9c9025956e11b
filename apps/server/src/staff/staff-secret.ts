import { createHash, randomBytes } from 'node:crypto'

const secretBytes = 32

/** Cookies, invitations: long enough that nobody guesses one, so a fast hash keeps it safe in the database. */
export function drawSecret(): string {
  return randomBytes(secretBytes).toString('base64url')
}

export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}
