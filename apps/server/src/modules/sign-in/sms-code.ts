import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { smsCodeLength } from '@lavash/rulebook/site/limits'
import type { TokenKeys } from '#tokens/load-token-keys.ts'

export function drawSmsCode(): string {
  return String(randomInt(10 ** smsCodeLength)).padStart(smsCodeLength, '0')
}

/** Keyed, because ten thousand plain hashes are made in no time; with the phone, so that equal codes do not look equal. */
export function hashSmsCode([key]: TokenKeys, phone: string, code: string): string {
  return hash(key.secret, phone, code).toString('base64url')
}

/** Any of the keys: a code asked for just before the keys were rotated still works. */
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
