const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-'

/** Letters, digits, underscore and hyphen are 64 characters, so six bits of a byte choose one without bias. */
export function makeSecret(length: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length))
  return Array.from(bytes, (byte) => alphabet.charAt(byte & 63)).join('')
}

/** RFC 7636, 4.2, S256: the challenge that strangers may see. */
export async function toChallenge(secret: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret))
  const binary = String.fromCodePoint(...new Uint8Array(digest))
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}
