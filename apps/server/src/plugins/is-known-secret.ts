import { createHash, timingSafeEqual } from 'node:crypto'

/**
 * Constant time: hashes have equal length, and all are compared, so the time tells neither the secret nor its
 * position.
 */
export function isKnownSecret(known: readonly string[], given: string): boolean {
  const digest = toDigest(given)
  return known.filter((secret) => timingSafeEqual(toDigest(secret), digest)).length > 0
}

function toDigest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
