import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

/**
 * A PIN has ten thousand values, so no hash protects it from a thief of the database for long. A slow hash (OWASP:
 * scrypt with N 2^15, r 8, p 3) turns seconds into hours for a whole team. A PIN is worthless without its device.
 */
const cost = { N: 2 ** 15, r: 8, p: 3, maxmem: 64 * 1024 * 1024 }
const saltBytes = 16
const keyBytes = 32

export async function hashPin(pin: string): Promise<string> {
  const salt = randomBytes(saltBytes)
  return `${salt.toString('base64url')}.${(await derive(pin, salt)).toString('base64url')}`
}

export async function isPinOf(pin: string, hash: string): Promise<boolean> {
  const [salt = '', key = ''] = hash.split('.')
  const expected = Buffer.from(key, 'base64url')
  const actual = await derive(pin, Buffer.from(salt, 'base64url'))
  return actual.length === expected.length && timingSafeEqual(actual, expected)
}

function derive(pin: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(pin, salt, keyBytes, cost, (error, key) => (error === null ? resolve(key) : reject(error)))
  })
}
