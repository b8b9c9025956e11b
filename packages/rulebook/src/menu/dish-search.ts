import { findOtherLayout } from './keyboard-layout.ts'
import { dishSearchMaxResults, dishSearchQueryMaxLength } from '#site/limits.ts'
import { highlightLength, joinHighlights, splitWords, type Highlight } from './search-highlights.ts'
import {
  matchLoosely,
  matchPlainly,
  toSearchVocabulary,
  toSearchWord,
  type MatchKind,
  type SearchVocabulary,
  type SearchWord,
} from './search-vocabulary.ts'

export interface SearchableDish {
  readonly name: string
  readonly description: string
  readonly tags: readonly { readonly name: string }[]
}

/** Built once per menu; a search then touches only the words that answer it. */
export interface DishIndex<Dish extends SearchableDish> {
  dishes: readonly Dish[]
  vocabulary: SearchVocabulary
  /** The number of each word as it is written in the menu. */
  numbers: ReadonlyMap<string, number>
  /** For each word of the vocabulary: the dishes that have it, and how much it weighs there. */
  places: readonly Place[][]
}

export interface DishHit<Dish extends SearchableDish> {
  dish: Dish
  score: number
  highlights: { name: Highlight[]; description: Highlight[]; tags: Highlight[][] }
}

interface Place {
  dish: number
  weight: number
}

interface TypedWord {
  typed: SearchWord
  matches: ReadonlyMap<number, MatchKind>
}

const weights = { nameStart: 1.05, name: 1, tag: 0.7, description: 0.5 }
const kindScores: Readonly<Record<MatchKind, number>> = { exact: 100, prefix: 90, translit: 80, typo: 40 }
// The other layout is a guess: what was really typed goes first.
const otherLayoutFactor = 0.8

export function toDishIndex<Dish extends SearchableDish>(dishes: readonly Dish[]): DishIndex<Dish> {
  const words: SearchWord[] = []
  const places: Place[][] = []
  const numbers = new Map<string, number>()
  const numberOf = (text: string) => {
    const known = numbers.get(text)
    if (known !== undefined) return known
    const word = toSearchWord(text)
    const number = numbers.get(word.plain) ?? words.push(word) - 1
    places[number] ??= []
    numbers.set(text, number).set(word.plain, number)
    return number
  }
  for (const [dish, { name, tags, description }] of dishes.entries()) {
    const add = (text: string, weight: number, firstWeight = weight) => {
      for (const [index, word] of splitWords(text).entries()) {
        const wordPlaces = places[numberOf(word.text)]
        // The fields come in the order of their weight, so the first place in a dish is the best.
        if (wordPlaces?.at(-1)?.dish !== dish) {
          wordPlaces?.push({ dish, weight: index === 0 ? firstWeight : weight })
        }
      }
    }
    add(name, weights.name, weights.nameStart)
    for (const tag of tags) add(tag.name, weights.tag)
    add(description, weights.description)
  }
  return { dishes, vocabulary: toSearchVocabulary(words), numbers, places }
}

/** Dishes that answer every word typed, in any order, best first; equals keep the menu's order. */
export function searchDishes<Dish extends SearchableDish>(
  index: DishIndex<Dish>,
  query: string,
  maxResults: number = dishSearchMaxResults,
): DishHit<Dish>[] {
  const text = query.slice(0, dishSearchQueryMaxLength)
  const asTyped = toTypedWords(text).map((typed) => ({
    typed,
    matches: matchLoosely(index.vocabulary, typed),
  }))
  const asMeant = toTypedWords(findOtherLayout(text) ?? '').map((typed) => ({
    typed,
    matches: matchPlainly(index.vocabulary, typed),
  }))
  const typedScores = scoreDishes(index, asTyped)
  const meantScores = scoreDishes(index, asMeant)
  const hits = index.dishes.flatMap((dish, number) => {
    const typedScore = typedScores?.[number] ?? 0
    const meantScore = (meantScores?.[number] ?? 0) * otherLayoutFactor
    const words = typedScore >= meantScore ? asTyped : asMeant
    const score = Math.max(typedScore, meantScore)
    return score > 0 ? [{ dish, score, words }] : []
  })
  return hits
    .toSorted((a, b) => b.score - a.score)
    .slice(0, maxResults)
    .map(({ dish, score, words }) => ({
      dish,
      score,
      highlights: highlightDish(index.numbers, dish, words),
    }))
}

function toTypedWords(text: string): SearchWord[] {
  return splitWords(text).map((word) => toSearchWord(word.text))
}

/** A score for each dish; 0 for one that leaves a word unanswered. */
function scoreDishes<Dish extends SearchableDish>(
  { dishes, places }: DishIndex<Dish>,
  words: readonly TypedWord[],
): Float64Array | undefined {
  let total: Float64Array | undefined
  for (const { matches } of words) {
    const scores = new Float64Array(dishes.length)
    for (const [number, kind] of matches) {
      for (const { dish, weight } of places[number] ?? []) {
        scores[dish] = Math.max(scores[dish] ?? 0, kindScores[kind] * weight)
      }
    }
    const before = total
    total = before === undefined ? scores : scores.map((score, dish) => addIfBoth(score, before[dish] ?? 0))
  }
  return total
}

function addIfBoth(score: number, before: number): number {
  return score > 0 && before > 0 ? score + before : 0
}

function highlightDish(
  numbers: ReadonlyMap<string, number>,
  { name, description, tags }: SearchableDish,
  typedWords: readonly TypedWord[],
): DishHit<SearchableDish>['highlights'] {
  const fields = [name, description, ...tags.map((tag) => tag.name)]
  const words = fields.flatMap((text, field) => splitWords(text).map((word) => ({ ...word, field })))
  const found: Highlight[][] = fields.map(() => [])
  for (const { typed, matches } of typedWords) {
    const occurrences = words.flatMap(({ text, start, field }) => {
      const kind = matches.get(numbers.get(text) ?? -1)
      return kind === undefined ? [] : [{ text, start, field, kind }]
    })
    // Where the word itself stands, words that merely resemble it are not what was meant.
    const isMeant = occurrences.some(({ kind }) => kind !== 'typo')
    for (const { text, start, field, kind } of occurrences) {
      if (isMeant && kind === 'typo') continue
      found[field]?.push([start, highlightLength(text, typed, kind)])
    }
  }
  const [inName = [], inDescription = [], ...inTags] = found.map(joinHighlights)
  return { name: inName, description: inDescription, tags: inTags }
}
