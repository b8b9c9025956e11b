import { splitWords } from './search-highlights.ts'
import { foldCase } from './text-fold.ts'
import { toStem } from './word-stem.ts'

/** Customers' words and the menu's words for them: кофе → американо, капучино. */
export type Synonyms = Readonly<Record<string, readonly string[]>>

/** The customers' words for a dish whose name, tags or group have one of the menu's words. */
export type FindSearchWords = (texts: readonly string[]) => string[]

/** Prepared once for a menu, because a menu may have ten thousand dishes. */
export function toSearchWordFinder(synonyms: Synonyms): FindSearchWords {
  const entries = Object.entries(synonyms).map(([typed, menuWords]) => ({
    typed,
    phrases: menuWords.map((menuWord) => toStems([menuWord])),
  }))
  if (entries.length === 0) return () => []
  return (texts) => {
    const stems = new Set(toStems(texts))
    return entries
      .filter(({ phrases }) => phrases.some((phrase) => phrase.every((stem) => stems.has(stem))))
      .map(({ typed }) => typed)
  }
}

function toStems(texts: readonly string[]): string[] {
  return texts.flatMap((text) => splitWords(text)).map(({ text }) => toStem(foldCase(text)))
}
