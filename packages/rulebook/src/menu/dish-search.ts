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
  /** What customers call it beside its name (search-synonyms.ts). */
  readonly searchWords?: readonly string[] | undefined
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
  /** Some word of the menu answers without a slip. */
  isKnown: boolean
}

const weights = { nameStart: 1.05, name: 1, searchWord: 0.9, group: 0.8, tag: 0.7, description: 0.5 }
const kindScores: Readonly<Record<MatchKind, number>> = {
  exact: 100,
  prefix: 90,
  form: 85,
  translit: 80,
  typo: 40,
}
/** A shorter word begins too many others to make a dish an answer by itself. */
const partMinLetters = 3
// The other layout is a guess: what was really typed goes first.
const otherLayoutFactor = 0.8

/** `groupNameOf` tells the name of the group that a dish stands in: it is found by that too. */
export function toDishIndex<Dish extends SearchableDish>(
  dishes: readonly Dish[],
  groupNameOf: (dish: Dish) => string = () => '',
): DishIndex<Dish> {
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
  for (const [dish, searchable] of dishes.entries()) {
    const { name, tags, description, searchWords = [] } = searchable
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
    for (const word of searchWords) add(word, weights.searchWord)
    add(groupNameOf(searchable), weights.group)
    for (const tag of tags) add(tag.name, weights.tag)
    add(description, weights.description)
  }
  return { dishes, vocabulary: toSearchVocabulary(words), numbers, places }
}

/**
 * Dishes that answer every word typed, in any order, best first; equals keep the menu's order. Where no dish answers
 * them all, those that answer the most of them.
 */
export function searchDishes<Dish extends SearchableDish>(
  index: DishIndex<Dish>,
  query: string,
  maxResults: number = dishSearchMaxResults,
): DishHit<Dish>[] {
  const text = query.slice(0, dishSearchQueryMaxLength)
  const asTyped = toTypedWords(text, (typed) => matchLoosely(index.vocabulary, typed))
  const asMeant = toTypedWords(findOtherLayout(text) ?? '', (typed) => matchPlainly(index.vocabulary, typed))
  const meantScores = scoreDishes(index, asMeant)?.whole
  const typed = scoreDishes(index, asTyped)
  const isWhole = [typed?.whole, meantScores].some((scores) => scores?.some((score) => score > 0))
  const typedScores = isWhole ? typed?.whole : typed?.part
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

function toTypedWords(
  text: string,
  match: (typed: SearchWord) => ReadonlyMap<number, MatchKind>,
): TypedWord[] {
  return splitWords(text).map((word) => {
    const typed = toSearchWord(word.text)
    const matches = match(typed)
    return { typed, matches, isKnown: [...matches.values()].some((kind) => kind !== 'typo') }
  })
}

interface Scores {
  /** 0 for a dish that leaves a word unanswered. */
  whole: Float64Array
  /** Of the words that a dish answers. */
  part: Float64Array
}

function scoreDishes<Dish extends SearchableDish>(
  index: DishIndex<Dish>,
  words: readonly TypedWord[],
): Scores | undefined {
  const [first, ...others] = words.map((word) => ({ word, scores: scoreWord(index, word) }))
  if (first === undefined) return undefined
  const whole = first.scores.slice()
  const part = new Float64Array(index.dishes.length)
  for (const { scores } of others) {
    for (const [dish, score] of scores.entries()) whole[dish] = addIfBoth(score, whole[dish] ?? 0)
  }
  for (const { word, scores } of [first, ...others]) {
    if (word.typed.plain.length < partMinLetters) continue
    for (const [dish, score] of scores.entries()) part[dish] = (part[dish] ?? 0) + score
  }
  return { whole, part }
}

/** The best place of the word in each dish. */
function scoreWord<Dish extends SearchableDish>(
  { dishes, places }: DishIndex<Dish>,
  { matches, isKnown }: TypedWord,
): Float64Array {
  const scores = new Float64Array(dishes.length)
  for (const [number, kind] of matches) {
    for (const { dish, weight } of places[number] ?? []) {
      // 'Корица' in a description is no slip for 'курица' where there is chicken.
      if (kind === 'typo' && isKnown && weight === weights.description) continue
      scores[dish] = Math.max(scores[dish] ?? 0, kindScores[kind] * weight)
    }
  }
  return scores
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
