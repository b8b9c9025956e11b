import { editDistance, prefixDistance } from '@lavash/rulebook/menu/edit-distance'

/** Every third shorter word is one typing mistake away from another word. */
const minLetters = 4
/** A missing я is two Latin letters. */
const twoSlipsMinLetters = 8
const slipCosts = [0, 0.7, 0.9]
/** The word goes on after the typed part. A whole word with a mistake is likelier. */
const unfinishedCost = 0.05
const untypedLetterCost = 0.01

/**
 * The cost of reading `typed` as a beginning of `word` with typing mistakes, or undefined if they are too different.
 * One mistake is forgiven, two in a long word. A whole word costs less than a beginning, and a beginning of a short
 * word less than one of a long word.
 */
export function slipCost(typed: string, word: string): number | undefined {
  if (typed.length < minLetters || word.length <= minLetters) return undefined
  if (!beginsAlike(typed, word)) return undefined
  const maximum = typed.length >= twoSlipsMinLetters ? 2 : 1
  const slips = prefixDistance(typed, word, maximum)
  const cost = slipCosts[slips]
  if (slips > maximum || cost === undefined) return undefined
  if (editDistance(typed, word, maximum) === slips) return cost
  return cost + unfinishedCost + untypedLetterCost * Math.max(0, word.length - typed.length)
}

/** One mistake leaves one of the first two letters in place. Most words fail here, before the distance is computed. */
function beginsAlike(typed: string, word: string): boolean {
  const [first, second] = [typed.charCodeAt(0), typed.charCodeAt(1)]
  const [wordFirst, wordSecond] = [word.charCodeAt(0), word.charCodeAt(1)]
  return first === wordFirst || second === wordSecond || first === wordSecond || second === wordFirst
}
