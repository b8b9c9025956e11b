import { editDistance, prefixDistance } from './edit-distance.ts'
import { foldCase, foldText, toSoundKey } from './text-fold.ts'
import { isCyrillic, toStem } from './word-stem.ts'

/** How well a word begins with what was typed, best first. */
export type PrefixKind = 'exact' | 'prefix' | 'translit'
export type MatchKind = PrefixKind | 'form' | 'typo'

/** A word in its three foldings, its stem, and the letters it has as bits. */
export interface SearchWord {
  plain: string
  latin: string
  sound: string
  stem: string
  isCyrillic: boolean
  plainLetters: number
  soundLetters: number
}

interface SortedWords {
  keys: string[]
  /** Numbers of the words, in the order of the keys. */
  words: number[]
}

export interface SearchVocabulary {
  words: readonly SearchWord[]
  byPlain: SortedWords
  byLatin: SortedWords
  bySound: SortedWords
  /** Numbers of the words that share a stem. */
  byStem: ReadonlyMap<string, readonly number[]>
}

// A shorter beginning sounds like half the menu.
const soundMinLetters = 3
const stemMinLetters = 3
// Every word of five letters forgives one slip; when that slip is a missing letter, four have been typed.
const typoMinLetters = 4
const typoWordMinLetters = 5
const twoTyposMinLetters = 9

export function toSearchWord(text: string): SearchWord {
  const latin = foldText(text)
  const plain = foldCase(text)
  const sound = toSoundKey(latin)
  return {
    plain,
    latin,
    sound,
    stem: toStem(plain),
    isCyrillic: isCyrillic(plain),
    plainLetters: toLetterBits(plain),
    soundLetters: toLetterBits(sound),
  }
}

/** The words must be distinct in their plain form. */
export function toSearchVocabulary(words: readonly SearchWord[]): SearchVocabulary {
  return {
    words,
    byPlain: sortWords(words, 'plain'),
    byLatin: sortWords(words, 'latin'),
    bySound: sortWords(words, 'sound'),
    byStem: toNumbersByStem(words),
  }
}

function toNumbersByStem(words: readonly SearchWord[]): ReadonlyMap<string, readonly number[]> {
  const numbers = new Map<string, number[]>()
  for (const [number, { stem }] of words.entries()) {
    const known = numbers.get(stem)
    if (known === undefined) numbers.set(stem, [number])
    else known.push(number)
  }
  return numbers
}

/** Words that begin with exactly what was typed, case and marks aside. */
export function matchPlainly(
  { words, byPlain }: SearchVocabulary,
  typed: SearchWord,
): Map<number, PrefixKind> {
  const matches = new Map<number, PrefixKind>()
  for (const number of wordsWithPrefix(byPlain, typed.plain)) {
    matches.set(number, words[number]?.plain === typed.plain ? 'exact' : 'prefix')
  }
  return matches
}

/** Words that begin with what was typed, in any script and spelling. */
export function matchBySound(vocabulary: SearchVocabulary, typed: SearchWord): Map<number, PrefixKind> {
  const matches = matchPlainly(vocabulary, typed)
  const add = (number: number) => {
    if (!matches.has(number)) matches.set(number, 'translit')
  }
  for (const number of wordsWithPrefix(vocabulary.byLatin, typed.latin)) add(number)
  // By what is left of it: 'щщщ' is a single sound.
  if (typed.sound.length >= soundMinLetters) {
    for (const number of wordsWithPrefix(vocabulary.bySound, typed.sound)) add(number)
  }
  return matches
}

/** The same with other forms of the word, and with slips forgiven: every word there is has to be looked at. */
export function matchLoosely(vocabulary: SearchVocabulary, typed: SearchWord): Map<number, MatchKind> {
  const matches = new Map<number, MatchKind>(matchBySound(vocabulary, typed))
  for (const [number, kind] of matches) {
    // Within one script letters are compared as letters: by sound, 'кур' would begin 'чуррос'.
    const word = vocabulary.words[number]
    const isSameScript = word?.isCyrillic === typed.isCyrillic
    if (kind === 'translit' && isSameScript && !word.latin.startsWith(typed.latin)) matches.delete(number)
  }
  if (typed.stem.length >= stemMinLetters) {
    for (const number of vocabulary.byStem.get(typed.stem) ?? []) {
      if (!matches.has(number)) matches.set(number, 'form')
    }
  }
  if (typed.plain.length < typoMinLetters) return matches
  for (const [number, word] of vocabulary.words.entries()) {
    if (!matches.has(number) && isTypo(typed, word)) matches.set(number, 'typo')
  }
  return matches
}

function isTypo(typed: SearchWord, word: SearchWord): boolean {
  if (word.plain.length < typoWordMinLetters) return false
  if (isNear(typed.plain, typed.plainLetters, word.plain, word.plainLetters)) return true
  // Across scripts: шаурма and šavarma are a letter apart in sound only.
  return (
    typed.sound.length > typoMinLetters &&
    isNear(typed.sound, typed.soundLetters, word.sound, word.soundLetters)
  )
}

function isNear(typed: string, typedLetters: number, word: string, wordLetters: number): boolean {
  const maximum = typed.length >= twoTyposMinLetters ? 2 : 1
  // Each letter that the word lacks is a slip of its own; nearly all words fall here, before any table is filled.
  if (countBits(typedLetters & ~wordLetters) > maximum) return false
  const distance = typed.length > typoMinLetters ? prefixDistance : editDistance
  return distance(typed, word, maximum) <= maximum
}

function sortWords(words: readonly SearchWord[], folding: 'plain' | 'latin' | 'sound'): SortedWords {
  const sorted = words
    .map((word, number) => ({ key: word[folding], number }))
    .toSorted((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key)))
  return { keys: sorted.map(({ key }) => key), words: sorted.map(({ number }) => number) }
}

function* wordsWithPrefix({ keys, words }: SortedWords, prefix: string): Generator<number> {
  // 'ь' alone has no sound, and would begin every word.
  if (prefix === '') return
  let low = 0
  let high = keys.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((keys[middle] ?? '') < prefix) low = middle + 1
    else high = middle
  }
  for (let index = low; keys[index]?.startsWith(prefix) === true; index += 1) {
    const number = words[index]
    if (number !== undefined) yield number
  }
}

/** One bit a letter: Latin and Russian lower case each fit 32 places. */
function toLetterBits(text: string): number {
  let bits = 0
  for (let index = 0; index < text.length; index += 1) bits |= 1 << (text.charCodeAt(index) & 31)
  return bits
}

function countBits(bits: number): number {
  let rest = bits
  let count = 0
  while (rest !== 0) {
    rest &= rest - 1
    count += 1
  }
  return count
}
