import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { smsCodeLength } from '@lavash/rulebook/site/limits'
import type { TokenKeys } from '#tokens/load-token-keys.ts'

export function drawSmsCode(): string {
  return String(randomInt(10 ** smsCodeLength)).padStart(smsCodeLength, '0')
}

/**
 * The hash has a key, because ten thousand plain hashes are computed in no time. It includes the phone, so that equal
 * codes have different hashes.
 */
export function hashSmsCode([key]: TokenKeys, phone: string, code: string): string {
  return hash(key.secret, phone, code).toString('base64url')
}

/** Accepts every current key: a code sent just before a key rotation still works. */
export function isSmsCode(keys: TokenKeys, sent: { phone: string; codeHash: string }, code: string): boolean {
  const expected = Buffer.from(sent.codeHash, 'base64url')
  return keys.some(({ secret }) => {
    const actual = hash(secret, sent.phone, code)
    return actual.length === expected.length && timingSafeEqual(actual, expected)
  })
}

function hash(secret: Uint8Array, phone: string, code: string): Buffer {
  return createHmac('sha256', secret).update(`sms-code:${phone}:${code}`).digest()
}
