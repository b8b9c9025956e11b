import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { findBase64UrlText } from './base64url.ts'

test.each([
  ['', ''],
  ['Zg', 'f'],
  ['Zm8', 'fo'],
  ['Zm9v', 'foo'],
  ['Pj4-Pz8_', '>>>???'],
  ['0JDQvdC90LA', 'Анна'],
  ['8J-MrQ', '🌭'],
])('%j reads %j', (encoded, text) => {
  expect(findBase64UrlText(encoded)).toBe(text)
})

test.each(['Z', 'Zm9vZ', 'Zg==', 'Zm+v', 'Zm 9v', '_w', '-A', 'я'])('%j reads as nothing', (encoded) => {
  expect(findBase64UrlText(encoded)).toBeNull()
})

test('whatever text was encoded comes back, in any script', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(findBase64UrlText(toBase64Url(text))).toBe(text)
    }),
  )
})

test('no input throws', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const answer = findBase64UrlText(text)
      expect(answer === null || typeof answer === 'string').toBe(true)
    }),
  )
})

/** The other direction through the escapes of the language itself, independent of the table under test. */
function toBase64Url(text: string): string {
  const bytes = [...encodeURIComponent(text).matchAll(/%(..)|(.)/gs)].map(([, hex, plain]) =>
    hex === undefined ? (plain ?? '').charCodeAt(0) : Number.parseInt(hex, 16),
  )
  const bits = bytes.map((byte) => byte.toString(2).padStart(8, '0')).join('')
  const sextets = bits.match(/.{1,6}/g) ?? []
  return sextets.map((sextet) => toSextetCharacter(Number.parseInt(sextet.padEnd(6, '0'), 2))).join('')
}

function toSextetCharacter(value: number): string {
  if (value < 26) return String.fromCharCode(65 + value)
  if (value < 52) return String.fromCharCode(71 + value)
  if (value < 62) return String(value - 52)
  return value === 62 ? '-' : '_'
}
