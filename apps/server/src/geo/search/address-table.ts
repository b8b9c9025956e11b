import { type LngLat, positionAt } from '#geo/coordinates.ts'
import type { AddressRecord } from '#geo/addresses/address-book.ts'
import { toHouseKey, toLooseHouseKey } from '#geo/addresses/house-number.ts'

export interface HouseMatch {
  readonly house: number
  readonly cost: number
}

const looseCost = 0.1
const longerCost = 0.02
const maxHousesPerStreet = 4

/** All house numbers in columns. Those of one street are adjacent, shortest number first. */
export class AddressTable {
  readonly ids: string[] = []
  readonly houseNumbers: string[] = []
  readonly streets: number[] = []
  /** Longitude, latitude pairs in 1e-7 degree. */
  readonly places: number[] = []
  readonly #keys: string[] = []

  get count(): number {
    return this.ids.length
  }

  /** Adds the houses of one street. Call it once per street. */
  addStreet(street: number, houses: readonly AddressRecord[]): void {
    const keyed = houses.map((house) => ({ house, key: toHouseKey(house.houseNumber) }))
    keyed.sort((a, b) => a.key.length - b.key.length || (a.key < b.key ? -1 : Number(a.key > b.key)))
    for (const { house, key } of keyed) {
      this.ids.push(house.id)
      this.houseNumbers.push(house.houseNumber)
      this.streets.push(street)
      this.#keys.push(key)
      this.places.push(house.lngE7, house.latE7)
    }
  }

  positionOf(house: number): LngLat {
    return positionAt(this.places, house)
  }

  /** 14, then 14а and 14/2, then 140 and so on: more may still be typed. */
  findHouses(
    first: number,
    count: number,
    typed: string,
    isWanted: (house: number) => boolean,
  ): HouseMatch[] {
    const loose = toLooseHouseKey(typed)
    const matches: HouseMatch[] = []
    for (let house = first; house < first + count; house++) {
      const key = this.#keys[house] ?? ''
      const cost =
        key === typed
          ? 0
          : key.startsWith(typed)
            ? longerCost * (key.length - typed.length) + (/^\d/.test(key.slice(typed.length)) ? looseCost : 0)
            : key.length === typed.length && toLooseHouseKey(key) === loose
              ? looseCost
              : undefined
      if (cost !== undefined && isWanted(house)) matches.push({ house, cost })
    }
    return matches.toSorted((a, b) => a.cost - b.cost).slice(0, maxHousesPerStreet)
  }
}
