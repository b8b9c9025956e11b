import { randomInt } from 'node:crypto'

/** The alphabet has no letters and digits that look alike: 30^8 codes, each valid for ten minutes. */
const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const length = 8
const half = length / 2

export function drawPairingCode(): string {
  return Array.from({ length }, () => letters[randomInt(letters.length)]).join('')
}

/** `K7MX-4QPT`. */
export function toShownCode(code: string): string {
  return `${code.slice(0, half)}-${code.slice(half)}`
}

/** However it was typed. */
export function toPlainCode(typed: string): string {
  return typed.replaceAll(/[\s-]/g, '').toUpperCase()
}
