import { findOtherLayout } from '@lavash/rulebook/menu/keyboard-layout'
import { type Bounds, isInBounds, type LngLat, positionAt } from '#geo/coordinates.ts'
import type { AddressTable } from '#geo/search/address-table.ts'
import { StreetMatcher } from '#geo/search/match-streets.ts'
import type { PlaceNumbers } from '#geo/search/place-numbers.ts'
import type { PointTrees } from '#geo/search/point-trees.ts'
import { type QueryReading, readQuery } from '#geo/search/read-query.ts'
import type { IndexedStreet, StreetTable } from '#geo/search/street-table.ts'

export interface FoundAddress {
  readonly placeId: string
  readonly street: IndexedStreet
  readonly houseNumber: string | undefined
  readonly position: LngLat
}

export interface Hit extends FoundAddress {
  readonly reading: QueryReading
  readonly cost: number
}

interface SearchWish {
  readonly limit: number
  readonly bounds: Bounds | undefined
  readonly mayForgive: boolean
}

const withoutHouseCost = 0.5
/** Streets that are searched for the house. The right one is among the first, or was not typed. */
const maxStreets = 40
/** The cost of one more result of a street that is listed already. */
const repeatedStreetCost = 0.3
const houseReachKm = 0.1
const streetReachKm = 0.5

/** The data of the search, filled by buildAddressIndex. */
export interface AddressTables {
  readonly streets: StreetTable
  readonly addresses: AddressTable
  readonly houseTrees: PointTrees
  readonly streetTrees: PointTrees
  /** The street of each point in the street trees. */
  readonly streetOfPoint: readonly number[]
  /** By dataset. Houses count up from 0 and streets down from -1, so one table serves both. */
  readonly places: ReadonlyMap<string, PlaceNumbers>
}

/** All addresses of all datasets in memory: no SQL runs while a customer types. */
export class AddressIndex {
  readonly #tables: AddressTables
  readonly #streets: StreetTable
  readonly #addresses: AddressTable
  readonly #matcher: StreetMatcher

  constructor(tables: AddressTables) {
    this.#tables = tables
    this.#streets = tables.streets
    this.#addresses = tables.addresses
    this.#matcher = new StreetMatcher(tables.streets)
  }

  /**
   * Reads the text as typed, then with typing mistakes, then in the other keyboard layout. The next only if the one
   * before found nothing good.
   */
  search(text: string, limit: number, bounds?: Bounds): Hit[] {
    const exact = this.#searchOnce(text, { limit, bounds, mayForgive: false })
    if (isGood(exact)) return exact
    const forgiven = this.#searchOnce(text, { limit, bounds, mayForgive: true })
    if (forgiven.length > 0) return forgiven
    const otherLayout = findOtherLayout(text)
    return otherLayout === undefined ? [] : this.#searchOnce(otherLayout, { limit, bounds, mayForgive: true })
  }

  findPlace(placeId: string): FoundAddress | undefined {
    const [dataset = '', id = ''] = placeId.split(/:(.*)/s)
    const number = this.#tables.places.get(dataset)?.find(id)
    if (number === undefined) return undefined
    return number >= 0 ? this.#toHouse(number) : this.#toStreet(-1 - number)
  }

  /** The nearest house, else the nearest street. */
  findNearest(position: LngLat): FoundAddress | undefined {
    const { houseTrees, streetTrees, streetOfPoint } = this.#tables
    const house = houseTrees.findNearest(position, houseReachKm)
    if (house !== undefined) return this.#toHouse(house)
    const street = streetOfPoint[streetTrees.findNearest(position, streetReachKm) ?? -1]
    return street === undefined ? undefined : this.#toStreet(street, position)
  }

  #searchOnce(text: string, wish: SearchWish): Hit[] {
    const best = new Map<string, Hit>()
    for (const reading of readQuery(text)) {
      for (const hit of this.#searchReading(reading, wish)) {
        const known = best.get(hit.placeId)
        if (known === undefined || hit.cost < known.cost) best.set(hit.placeId, hit)
      }
    }
    return spreadOut([...best.values()], wish.limit)
  }

  #searchReading(reading: QueryReading, { limit, bounds, mayForgive }: SearchWish): Hit[] {
    const matches = this.#matcher
      .match(reading.words, mayForgive)
      .toSorted((a, b) => a.cost - b.cost || this.#houseCount(b.street) - this.#houseCount(a.street))
    const hits: Hit[] = []
    const titles = new Set<string>()
    let looked = 0
    for (const { street, cost } of matches) {
      if (looked >= maxStreets || (titles.size >= limit && cost > (hits.at(-1)?.cost ?? 0))) break
      const found = this.#searchStreet(street, reading, bounds)
      if (found.length > 0) looked += 1
      for (const hit of found) {
        hits.push({ ...hit, reading, cost: cost + hit.cost })
        titles.add(toStreetTitle(hit))
      }
    }
    return hits
  }

  #searchStreet(
    number: number,
    { house }: QueryReading,
    bounds: Bounds | undefined,
  ): (FoundAddress & { cost: number })[] {
    const street = this.#streets.streets[number]
    if (street === undefined) return []
    if (house !== '') {
      const isWanted = (index: number): boolean =>
        bounds === undefined || isInBounds(this.#addresses.positionOf(index), bounds)
      const houses = this.#addresses.findHouses(street.firstHouse, street.houseCount, house, isWanted)
      if (houses.length > 0)
        return houses.map((match) => ({ ...this.#toHouse(match.house), cost: match.cost }))
    }
    const whole = this.#toStreet(number, undefined, bounds)
    return whole === undefined ? [] : [{ ...whole, cost: house === '' ? 0 : withoutHouseCost }]
  }

  #toHouse(house: number): FoundAddress {
    const street = this.#getStreet(this.#addresses.streets[house] ?? -1)
    return {
      placeId: `${street.dataset}:${this.#addresses.ids[house] ?? ''}`,
      street,
      houseNumber: this.#addresses.houseNumbers[house] ?? '',
      position: this.#addresses.positionOf(house),
    }
  }

  /** At the given position, else in the street's middle. With bounds, at a point inside them or not at all. */
  #toStreet(number: number, at?: LngLat, bounds?: Bounds): FoundAddress | undefined {
    const street = this.#getStreet(number)
    const position = at ?? middleOf(street.points, bounds)
    if (position === undefined) return undefined
    return { placeId: `${street.dataset}:${street.id}`, street, houseNumber: undefined, position }
  }

  #getStreet(number: number): IndexedStreet {
    const street = this.#streets.streets[number]
    if (street === undefined) throw new Error(`There is no street ${number} in the index`)
    return street
  }

  #houseCount(street: number): number {
    return this.#streets.streets[street]?.houseCount ?? 0
  }
}

/** Every word was found, and the house if one was typed. */
function isGood([best]: readonly Hit[]): boolean {
  return best !== undefined && best.cost < withoutHouseCost
}

/** Best first, but six houses of one street do not hide five other streets that fit nearly as well. */
function spreadOut(hits: readonly Hit[], limit: number): Hit[] {
  const seen = new Map<string, number>()
  return hits
    .toSorted((a, b) => a.cost - b.cost)
    .map((hit) => {
      const title = toStreetTitle(hit)
      const before = seen.get(title) ?? 0
      seen.set(title, before + 1)
      return { hit, cost: hit.cost + before * repeatedStreetCost }
    })
    .toSorted((a, b) => a.cost - b.cost)
    .slice(0, limit)
    .map(({ hit }) => hit)
}

function toStreetTitle({ street }: FoundAddress): string {
  return `${street.names.local}|${street.city?.names.local ?? ''}`
}

function middleOf(points: Int32Array, bounds: Bounds | undefined): LngLat | undefined {
  const inside: LngLat[] = []
  for (let point = 0; point < points.length / 2; point++) {
    const position = positionAt(points, point)
    if (bounds === undefined || isInBounds(position, bounds)) inside.push(position)
  }
  return inside[inside.length >> 1]
}
