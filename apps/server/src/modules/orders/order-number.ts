import { randomInt } from 'node:crypto'

/** Letters that look and sound alike in Latin and Cyrillic, so that 'K-417' is understood in every language. */
const letters = ['A', 'E', 'K', 'M', 'T'] as const

/** Attempts with three digits before the number gets a fourth digit, and so on. */
const triesPerLength = 6
const shortestDigits = 3

/**
 * Random, so that a number does not tell how many orders there were. If the venue has used it today, the caller tries
 * the next `attempt`.
 */
export function drawOrderNumber(attempt: number): string {
  const digits = shortestDigits + Math.floor(attempt / triesPerLength)
  const letter = letters[randomInt(letters.length)]
  // No leading zero: people would write 'K-017' down as 'K-17'.
  return `${letter}-${randomInt(10 ** (digits - 1), 10 ** digits)}`
}
