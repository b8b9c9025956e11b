import { slipCost } from '#geo/search/slip-cost.ts'
import {
  matchBySound,
  matchPlainly,
  toSearchWord,
  type PrefixKind,
  type SearchWord,
} from '@lavash/rulebook/menu/search-vocabulary'
import type { QueryWord } from '#geo/search/read-query.ts'
import type { StreetTable } from '#geo/search/street-table.ts'

export interface StreetMatch {
  readonly street: number
  /** 0: exactly as typed. */
  readonly cost: number
}

const kindCosts: Readonly<Record<PrefixKind, number>> = { exact: 0, prefix: 0.15, translit: 0.2 }
/** A word that only sounds alike is less certain than a typing mistake. */
const soundSlipCost = 0.1
const typeCost = 0.05
/** «наб» alone is rather the beginning of a name than one of many embankments. */
const typeAloneCost = 0.2
const wrongTypeCost = 0.5
const wrongCityCost = 0.6
const missingWordCost = 1.5
/** A word of the name that was not typed. The shorter name is the likelier one. */
const untypedWordCost = 0.06
const soundMinLetters = 3
const maxLately = 200

/** Finds streets that have every typed word. Of three words one may be wrong, of two only if nothing else is found. */
export class StreetMatcher {
  readonly #table: StreetTable
  /** The cost of the present word, per street. A stamp of an earlier word marks an unset cost. */
  readonly #wordCosts: Float32Array
  readonly #wordStamps: Uint32Array
  #stamp = 0
  /** A cache of recent words, because one text is read in several ways and typed letter by letter. */
  readonly #lately = new Map<string, readonly (readonly [word: number, cost: number])[]>()

  constructor(table: StreetTable) {
    this.#table = table
    this.#wordCosts = new Float32Array(table.streets.length)
    this.#wordStamps = new Uint32Array(table.streets.length)
  }

  /** Typing mistakes are tried only if nothing else helps, because they need a look at every word. */
  match(words: readonly QueryWord[], mayForgive: boolean): StreetMatch[] {
    const [required, optional] = this.#split(words)
    const costs = new Map<number, { cost: number; count: number }>()
    for (const [index, word] of required.entries()) {
      // One word may be missing, so a street may begin at the second.
      const mayStart = index < 2
      for (const street of this.#streetsWith(word, mayForgive, words.length === 1)) {
        const cost = this.#wordCosts[street] ?? 0
        const known = costs.get(street)
        if (known !== undefined) {
          known.cost += cost
          known.count += 1
        } else if (mayStart) costs.set(street, { cost, count: 1 })
      }
    }
    const full = this.#toMatches(
      costs,
      required.length,
      required.length > 2 ? required.length - 1 : required.length,
    )
    const matches = full.length > 0 || required.length !== 2 ? full : this.#toMatches(costs, 2, 1)
    return optional.length === 0 ? matches : this.#withOptional(matches, optional, mayForgive)
  }

  #toMatches(
    costs: ReadonlyMap<number, { cost: number; count: number }>,
    typed: number,
    needed: number,
  ): StreetMatch[] {
    const matches: StreetMatch[] = []
    for (const [street, { cost, count }] of costs) {
      if (count < needed) continue
      const untyped = Math.max(0, (this.#table.streets[street]?.wordCount ?? 0) - count)
      matches.push({ street, cost: cost + (typed - count) * missingWordCost + untyped * untypedWordCost })
    }
    return matches
  }

  /** Types and cities filter the search if there is a name beside them. Alone they are the search. */
  #split(words: readonly QueryWord[]): [QueryWord[], QueryWord[]] {
    const isAside = ({ text, type }: QueryWord): boolean =>
      type !== undefined || this.#table.citiesOfWord(text) !== undefined
    const required = words.filter((word) => !isAside(word))
    return required.length === 0 ? [[...words], []] : [required, words.filter(isAside)]
  }

  #withOptional(
    matches: readonly StreetMatch[],
    optional: readonly QueryWord[],
    mayForgive: boolean,
  ): StreetMatch[] {
    let ranked = matches
    for (const word of optional) {
      this.#streetsWith(word, mayForgive)
      const cities = this.#table.citiesOfWord(word.text)
      ranked = ranked.map(({ street, cost }) => {
        const city = this.#table.streets[street]?.city
        const isHere = city !== undefined && cities?.has(city) === true
        const isNamed = this.#wordStamps[street] === this.#stamp
        if (isHere || isNamed) return { street, cost }
        return { street, cost: cost + (cities === undefined ? wrongTypeCost : wrongCityCost) }
      })
    }
    return [...ranked]
  }

  #streetsWith(word: QueryWord, mayForgive: boolean, isAlone = false): readonly number[] {
    this.#stamp += 1
    const found: number[] = []
    const note = (street: number, cost: number): void => {
      if (this.#wordStamps[street] !== this.#stamp) {
        this.#wordStamps[street] = this.#stamp
        this.#wordCosts[street] = cost
        found.push(street)
      } else if (cost < (this.#wordCosts[street] ?? 0)) this.#wordCosts[street] = cost
    }
    for (const [number, cost] of this.#namesLike(word.text, mayForgive)) {
      for (const street of this.#table.streetsOfWord(number)) note(street, cost)
    }
    if (word.type !== undefined)
      for (const street of this.#table.streetsOfType(word.type))
        note(street, isAlone ? typeAloneCost : typeCost)
    return found
  }

  /** Matching words of the vocabulary with their costs. */
  #namesLike(text: string, mayForgive: boolean): readonly (readonly [word: number, cost: number])[] {
    // A mistyped number is another number, so numbers are matched exactly.
    const isLoose = mayForgive && !/^\d/.test(text)
    const key = `${isLoose ? '~' : ''}${text}`
    const known = this.#lately.get(key)
    if (known !== undefined) return known
    const { vocabulary } = this.#table
    const typed = toSearchWord(text)
    const likes: [number, number][] = []
    const matches = (isLoose ? matchBySound : matchPlainly)(vocabulary, typed)
    for (const [word, kind] of matches) {
      // «щщщ» sounds like every word with an s.
      const isOnlySound =
        kind === 'translit' && vocabulary.words[word]?.latin.startsWith(typed.latin) !== true
      if (isOnlySound && typed.sound.length < soundMinLetters) continue
      likes.push([word, kindCosts[kind]])
    }
    if (isLoose) {
      for (const [word, known] of vocabulary.words.entries()) {
        if (matches.has(word)) continue
        const cost = cheapestSlip(typed, known)
        if (cost !== undefined) likes.push([word, cost])
      }
    }
    if (this.#lately.size >= maxLately) this.#lately.clear()
    this.#lately.set(key, likes)
    return likes
  }
}

/**
 * One wrong Cyrillic letter is up to four Latin letters and one sound. The cheapest of the three comparisons counts.
 */
function cheapestSlip(typed: SearchWord, word: SearchWord): number | undefined {
  const byHand = Math.min(
    slipCost(typed.plain, word.plain) ?? Infinity,
    slipCost(typed.latin, word.latin) ?? Infinity,
  )
  const byEar = (slipCost(typed.sound, word.sound) ?? Infinity) + soundSlipCost
  const cost = Math.min(byHand, byEar)
  return cost === Infinity ? undefined : cost
}
