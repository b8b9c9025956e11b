const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-'

/** Letters, digits, underscore and hyphen: 64 of them, so that a byte's lower six bits choose without favour. */
export function makeSecret(length: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length))
  return Array.from(bytes, (byte) => alphabet.charAt(byte & 63)).join('')
}

/** RFC 7636, 4.2, S256: what may be shown to strangers of a secret. */
export async function toChallenge(secret: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret))
  const binary = String.fromCodePoint(...new Uint8Array(digest))
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}
