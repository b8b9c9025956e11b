import { randomInt } from 'node:crypto'

/** Letters that look and sound alike in Latin and Cyrillic: 'K-417' is heard the same in every language we speak. */
const letters = ['A', 'E', 'K', 'M', 'T'] as const

/** Tries with three digits before a busy venue's numbers get a fourth, and so on. */
const triesPerLength = 6
const shortestDigits = 3

/**
 * Drawn, not counted: it tells nobody how many orders there were. The caller tries again with the next `attempt`
 * when the venue has given it out today.
 */
export function drawOrderNumber(attempt: number): string {
  const digits = shortestDigits + Math.floor(attempt / triesPerLength)
  const letter = letters[randomInt(letters.length)]
  // No leading zero: 'K-017' would be written down as 'K-17'.
  return `${letter}-${randomInt(10 ** (digits - 1), 10 ** digits)}`
}
