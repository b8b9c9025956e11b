import { createHash, timingSafeEqual } from 'node:crypto'

/** Hashes have one length, so the comparison tells nothing by its time. */
export function isSameSecret(known: string, given: string): boolean {
  return timingSafeEqual(toDigest(known), toDigest(given))
}

function toDigest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
