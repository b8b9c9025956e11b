import {
  toSearchVocabulary,
  toSearchWord,
  type SearchVocabulary,
  type SearchWord,
} from '@lavash/rulebook/menu/search-vocabulary'
import { foldText } from '@lavash/rulebook/menu/text-fold'
import type { CityRecord, LocalNames, StreetRecord } from '#geo/addresses/address-book.ts'
import { parseStreetName, toAddressWords } from '#geo/addresses/street-name.ts'
import type { StreetType } from '#geo/addresses/street-types.ts'

interface StreetSurroundings {
  readonly dataset: string
  readonly city: CityRecord | undefined
  /** The first of its houses in the address table. */
  readonly firstHouse: number
  readonly houseCount: number
}

export interface IndexedStreet extends StreetRecord, StreetSurroundings {
  readonly types: ReadonlySet<StreetType>
  readonly wordCount: number
}

/** The words of all street names, with the streets that have them. */
export class StreetTable {
  readonly streets: IndexedStreet[] = []
  readonly #words: SearchWord[] = []
  readonly #wordNumbers = new Map<string, number>()
  readonly #streetsOfWord: number[][] = []
  readonly #streetsOfType = new Map<StreetType, number[]>()
  readonly #cities = new Set<CityRecord>()
  readonly #citiesOfWord = new Map<string, Set<CityRecord>>()
  #vocabulary: SearchVocabulary | undefined

  add(street: StreetRecord, { dataset, city, firstHouse, houseCount }: StreetSurroundings): number {
    const number = this.streets.length
    const types = new Set<StreetType>()
    const words = new Set<string>()
    for (const name of allNames(street.names)) {
      const parsed = parseStreetName(name)
      if (parsed.type !== undefined) types.add(parsed.type)
      for (const word of parsed.words) words.add(word)
    }
    for (const word of words) this.#addWord(word, number)
    for (const type of types) pushTo(this.#streetsOfType, type, number)
    if (city !== undefined && !this.#cities.has(city)) this.#addCity(city)
    const wordCount = parseStreetName(street.names.local).words.length
    this.streets.push({ ...street, dataset, city, types, wordCount, firstHouse, houseCount })
    return number
  }

  /** Call it when all streets are added. Sorts now, so that the first search need not. */
  finish(): undefined {
    this.#vocabulary = toSearchVocabulary(this.#words)
  }

  get vocabulary(): SearchVocabulary {
    if (this.#vocabulary === undefined) throw new Error('The street table is read before it is finished')
    return this.#vocabulary
  }

  streetsOfWord(wordNumber: number): readonly number[] {
    return this.#streetsOfWord[wordNumber] ?? []
  }

  streetsOfType(type: StreetType): readonly number[] {
    return this.#streetsOfType.get(type) ?? []
  }

  citiesOfWord(word: string): ReadonlySet<CityRecord> | undefined {
    return this.#citiesOfWord.get(word)
  }

  #addWord(word: string, street: number): void {
    let number = this.#wordNumbers.get(word)
    if (number === undefined) {
      number = this.#words.push(toSearchWord(word)) - 1
      this.#wordNumbers.set(word, number)
      this.#streetsOfWord.push([])
    }
    this.#streetsOfWord[number]?.push(street)
  }

  #addCity(city: CityRecord): void {
    this.#cities.add(city)
    for (const name of allNames(city.names)) {
      for (const word of toAddressWords(foldText(name))) {
        const known = this.#citiesOfWord.get(word)
        if (known === undefined) this.#citiesOfWord.set(word, new Set([city]))
        else known.add(city)
      }
    }
  }
}

function allNames({ local, inLocale, aliases }: LocalNames): string[] {
  return [local, ...Object.values(inLocale), ...aliases]
}

function pushTo(map: Map<number, number[]>, key: number, value: number): void {
  const known = map.get(key)
  if (known === undefined) map.set(key, [value])
  else known.push(value)
}
