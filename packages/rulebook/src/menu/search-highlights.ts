import type { MatchKind, SearchWord } from './search-vocabulary.ts'
import { foldCase, foldText, toSoundKey } from './text-fold.ts'

/** [start, length] in the text as it is shown, like the highlights of address suggestions. */
export type Highlight = [start: number, length: number]

export interface TextWord {
  text: string
  start: number
}

/** An apostrophe inside a word belongs to it: sol', d'or. */
export function splitWords(text: string): TextWord[] {
  return Array.from(text.matchAll(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’ʼ`]*/gu), (match) => ({
    text: match[0],
    start: match.index,
  }))
}

/** The length of the word's part that matches the query. With a typo there is no exact part, so the whole word is marked. */
export function highlightLength(word: string, typed: SearchWord, kind: MatchKind): number {
  switch (kind) {
    case 'prefix':
      return findStandIn(word, (start) => foldCase(start).startsWith(typed.plain))
    case 'translit':
      return findStandIn(word, (start) => {
        const latin = foldText(start)
        return latin.startsWith(typed.latin) || toSoundKey(latin).startsWith(typed.sound)
      })
    case 'exact':
    case 'form':
    case 'typo':
      return word.length
  }
}

/** Ranges that meet become one. */
export function joinHighlights(highlights: readonly Highlight[]): Highlight[] {
  const joined: Highlight[] = []
  for (const [start, length] of highlights.toSorted((a, b) => a[0] - b[0])) {
    const last = joined.at(-1)
    if (last !== undefined && start <= last[0] + last[1]) {
      last[1] = Math.max(last[1], start + length - last[0])
    } else joined.push([start, length])
  }
  return joined
}

function findStandIn(word: string, isEnough: (start: string) => boolean): number {
  // Split by letters with their diacritics, so that no diacritic is separated from its letter.
  let end = 0
  for (const [letter] of word.matchAll(/.\p{M}*/gsu)) {
    end += letter.length
    if (isEnough(word.slice(0, end))) return end
  }
  return word.length
}
