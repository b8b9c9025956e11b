import { prefixDistance } from '@lavash/rulebook/menu/edit-distance'
import {
  type Highlight,
  highlightLength,
  joinHighlights,
  splitWords,
} from '@lavash/rulebook/menu/search-highlights'
import { type SearchWord, toSearchWord } from '@lavash/rulebook/menu/search-vocabulary'
import { foldText, toSoundKey } from '@lavash/rulebook/menu/text-fold'
import { toHouseKey } from '#geo/addresses/house-number.ts'
import type { QueryReading } from '#geo/search/read-query.ts'

/** The parts of a title that match what was typed, in either script. */
export function findHighlights(
  title: string,
  reading: QueryReading,
  houseNumber: string | undefined,
): Highlight[] {
  const highlights: Highlight[] = []
  const numberStart =
    houseNumber === undefined ? -1 : title.startsWith(houseNumber) ? 0 : title.length - houseNumber.length
  if (houseNumber !== undefined) {
    const length = typedPart(houseNumber, reading.house)
    if (length > 0) highlights.push([numberStart, length])
  }
  const typed = reading.words.map(({ text }) => toSearchWord(text))
  for (const { text, start } of splitWords(title)) {
    const isNumber =
      numberStart >= 0 && start >= numberStart && start < numberStart + (houseNumber?.length ?? 0)
    const length = isNumber ? 0 : Math.max(0, ...typed.map((word) => lengthIn(text, word)))
    if (length > 0) highlights.push([start, length])
  }
  return joinHighlights(highlights)
}

function lengthIn(word: string, typed: SearchWord): number {
  const latin = foldText(word)
  const sound = toSoundKey(latin)
  if (latin === typed.latin || (sound === typed.sound && sound.length > 2)) return word.length
  const isBeginning =
    latin.startsWith(typed.latin) || (typed.sound.length > 2 && sound.startsWith(typed.sound))
  if (isBeginning) return highlightLength(word, typed, 'translit')
  return typed.latin.length > 3 && prefixDistance(typed.latin, latin, 1) <= 1 ? word.length : 0
}

/** The length of the number that matches the typed part: «14 корп. 2» for 14k2. */
function typedPart(houseNumber: string, typed: string): number {
  for (let end = 1; end <= houseNumber.length; end++) {
    if (typed !== '' && toHouseKey(houseNumber.slice(0, end)) === typed) return end
  }
  return 0
}
