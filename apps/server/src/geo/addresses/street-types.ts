import { foldText } from '@lavash/rulebook/menu/text-fold'

/** Street types in the languages of our maps. The first spelling names the type. Generic types come first. */
const spellings: readonly (readonly string[])[] = [
  ['улица', 'ул', 'ulica', 'ul', 'street', 'str', 'st', 'вулиця', 'rue'],
  ['дорога', 'дор', 'put', 'road', 'rd', 'route', 'chemin'],
  ['проспект', 'просп', 'пр', 'avenue', 'ave', 'av', 'avenija'],
  ['переулок', 'пер', 'lane', 'prolaz'],
  ['бульвар', 'бул', 'bulevar', 'boulevard', 'blvd', 'bd'],
  ['площадь', 'пл', 'square', 'sq', 'trg', 'place'],
  ['шоссе', 'ш', 'highway'],
  ['проезд', 'passage', 'impasse'],
  ['тупик', 'туп'],
  ['аллея', 'ал', 'alley', 'allée', 'aleja'],
  ['микрорайон', 'мкр', 'мкрн', 'квартал', 'кв-л'],
  ['набережная', 'наб', 'embankment', 'quay', 'quai', 'obala', 'riva'],
  ['линия', 'line'],
]

export type StreetType = number

const typeOfWord = new Map(spellings.flatMap((words, type) => words.map((word) => [foldText(word), type])))

export function findStreetType(foldedWord: string): StreetType | undefined {
  return typeOfWord.get(foldedWord)
}

/** Types with a hyphen. Everywhere else a hyphen splits words. */
const hyphenated: readonly [RegExp, string][] = [
  [/пр-?к?т/, 'проспект'],
  [/пр-?з?д/, 'проезд'],
  [/б-р/, 'бульвар'],
  [/ш-се/, 'шоссе'],
  [/пер-к/, 'переулок'],
  [/м-?р?-?н/, 'микрорайон'],
  [/наб-я/, 'набережная'],
]
const patterns = hyphenated.map(
  ([pattern, word]) =>
    [new RegExp(`(?<![\\p{L}\\p{N}])${pattern.source}(?![\\p{L}\\p{N}])\\.?`, 'gu'), ` ${word} `] as const,
)

export function expandAbbreviations(text: string): string {
  let expanded = text.toLowerCase()
  for (const [pattern, word] of patterns) expanded = expanded.replaceAll(pattern, word)
  return expanded
}
