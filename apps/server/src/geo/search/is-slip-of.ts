import { prefixDistance } from '@lavash/rulebook/menu/edit-distance'

/** Of fewer letters every third word is a slip of another. */
const minLetters = 4
/** A lost я is two Latin letters. */
const twoSlipsMinLetters = 8

/** Whether the word begins with what was typed, but for a slip of the hand; of long words two are forgiven. */
export function isSlipOf(typed: string, word: string): boolean {
  if (typed.length < minLetters || word.length <= minLetters) return false
  if (!beginsAlike(typed, word)) return false
  const maximum = typed.length >= twoSlipsMinLetters ? 2 : 1
  return prefixDistance(typed, word, maximum) <= maximum
}

/** One slip leaves one of the first two letters in sight; most words end here, before they are compared. */
function beginsAlike(typed: string, word: string): boolean {
  const [first, second] = [typed.charCodeAt(0), typed.charCodeAt(1)]
  const [wordFirst, wordSecond] = [word.charCodeAt(0), word.charCodeAt(1)]
  return first === wordFirst || second === wordSecond || first === wordSecond || second === wordFirst
}
