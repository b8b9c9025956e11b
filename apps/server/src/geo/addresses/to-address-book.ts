import { type Bounds, distanceMetres, isInBounds, type LngLat, toE7 } from '#geo/coordinates.ts'
import type { AddressBook, AddressRecord } from '#geo/addresses/address-book.ts'
import { AdminAreas } from '#geo/addresses/admin-areas.ts'
import { CityBook } from '#geo/addresses/city-book.ts'
import { collectHouses, type House } from '#geo/addresses/collect-houses.ts'
import { collectInterpolated } from '#geo/addresses/collect-interpolated.ts'
import { collectRoads, type NamedRoad, samplePoints } from '#geo/addresses/collect-roads.ts'
import { splitHouseNumbers, toHouseKey } from '#geo/addresses/house-number.ts'
import { expandRange } from '#geo/addresses/interpolate-numbers.ts'
import { NearestRoad } from '#geo/addresses/nearest-road.ts'
import { toStreetKey } from '#geo/addresses/street-name.ts'
import { StreetBook } from '#geo/addresses/street-book.ts'
import { toStreetsOfMembers } from '#geo/addresses/streets-of-members.ts'
import { splitNames } from '#geo/addresses/to-local-names.ts'
import type { OsmExtract } from '#geo/osm/read-extract.ts'

/** Counts for the summary: houses that were not plainly tagged. */
export interface AddressNotes {
  streetGuessed: number
  withoutStreet: number
  repeated: number
  outsideArea: number
  /** Numbers computed between two known ones. */
  interpolated: number
  unreadLines: number
}

export interface ReadAddresses {
  readonly book: AddressBook
  readonly notes: AddressNotes
}

/** One house appears as a building and again as every shop in it, within this distance. */
const sameHouseMetres = 300
/** Pieces of one street in one city are not farther apart than this. */
const sameStreetMetres = 2000

export function toAddressBook(extract: OsmExtract): ReadAddresses {
  const roads = collectRoads(extract)
  const houses = collectHouses(extract)
  const cities = new CityBook(extract.taggedNodes, new AdminAreas(extract))
  const streetsOfMembers = toStreetsOfMembers(extract)
  const reading = new AddressReading(cities, new NearestRoad(roads), streetsOfMembers)
  const inArea = reading.keepInside(houses, extract.area)
  reading.learnCities(inArea)
  for (const road of roads) reading.addRoad(road)
  for (const house of inArea) reading.addHouse(house)
  const between = collectInterpolated(extract, streetsOfMembers)
  reading.notes.unreadLines = between.unreadLines
  for (const house of reading.keepInside(between.houses, extract.area)) reading.addInterpolated(house)
  const book = { cities: cities.records, streets: reading.streets.toRecords(), addresses: reading.addresses }
  return { book, notes: reading.notes }
}

class AddressReading {
  readonly streets = new StreetBook()
  readonly addresses: AddressRecord[] = []
  readonly notes: AddressNotes = {
    streetGuessed: 0,
    withoutStreet: 0,
    repeated: 0,
    outsideArea: 0,
    interpolated: 0,
    unreadLines: 0,
  }
  readonly #cities: CityBook
  readonly #nearestRoad: NearestRoad
  readonly #streetsOfMembers: ReadonlyMap<string, string>
  /** Positions of houses that name their city, by street. */
  readonly #cityPlaces = new Map<string, { position: LngLat; city: number }[]>()
  readonly #known = new Map<string, LngLat[]>()

  constructor(cities: CityBook, nearestRoad: NearestRoad, streetsOfMembers: ReadonlyMap<string, string>) {
    this.#cities = cities
    this.#nearestRoad = nearestRoad
    this.#streetsOfMembers = streetsOfMembers
  }

  keepInside(houses: readonly House[], area: Bounds | undefined): readonly House[] {
    if (area === undefined) return houses
    const inside = houses.filter(({ position }) => isInBounds(position, area))
    this.notes.outsideArea += houses.length - inside.length
    return inside
  }

  learnCities(houses: readonly House[]): void {
    for (const { tags, position } of houses) {
      const name = tags['addr:city']
      if (name === undefined) continue
      const city = this.#cities.getNumber(name, position)
      for (const street of splitNames(tags['addr:street'])) {
        const key = toStreetKey(street)
        const places = this.#cityPlaces.get(key)
        if (places === undefined) this.#cityPlaces.set(key, [{ position, city }])
        else places.push({ position, city })
      }
    }
  }

  addRoad({ id, names, line }: NamedRoad): void {
    const middle = line[line.length >> 1] ?? [0, 0]
    const city = this.#findCity([names.local, ...Object.values(names.inLocale)], middle)
    this.streets.addRoad(id, names, city, samplePoints(line))
  }

  addHouse(house: House): void {
    const { given, added } = this.#addNumbers(house)
    this.notes.repeated += given - added
  }

  /** Called after all houses, because a house on the map wins over a computed one. */
  addInterpolated(house: House): void {
    this.notes.interpolated += this.#addNumbers(house).added
  }

  #addNumbers(house: House): { given: number; added: number } {
    const { tags, position } = house
    const names = this.#streetNames(house)
    if (names.length === 0) this.notes.withoutStreet += 1
    const numbers = splitHouseNumbers(tags['addr:housenumber'] ?? '').flatMap((number) =>
      expandRange(number, tags['addr:interpolation']),
    )
    const isNew: boolean[] = []
    // A corner house is written «A;B» with «12;5»: each number belongs to one street.
    const isCorner = names.length > 1 && names.length === numbers.length
    for (const [index, name] of names.entries()) {
      const own = isCorner ? numbers.slice(index, index + 1) : numbers
      const cityName = tags['addr:city']
      const city =
        cityName === undefined ? this.#findCity([name], position) : this.#cities.getNumber(cityName, position)
      const street = this.streets.getNumber(house.id, name, city, position)
      for (const number of own) isNew.push(this.#addAddress(house, street, number))
    }
    return { given: isNew.length, added: isNew.filter(Boolean).length }
  }

  #streetNames({ id, tags, position }: House): string[] {
    const tagged = splitNames(tags['addr:street'] ?? tags['addr:place'] ?? this.#streetsOfMembers.get(id))
    const second = splitNames(tags['addr2:street'] ?? tags['addr:street2'])
    if (tagged.length > 0) return [...tagged, ...second]
    const nearest = this.#nearestRoad.find(position)
    if (nearest === undefined) return []
    this.notes.streetGuessed += 1
    return [nearest.names.local]
  }

  #addAddress({ id, position }: House, streetNumber: number, houseNumber: string): boolean {
    const key = `${streetNumber}|${toHouseKey(houseNumber)}`
    const known = this.#known.get(key)
    if (known?.some((other) => distanceMetres(other, position) < sameHouseMetres) === true) return false
    if (known === undefined) this.#known.set(key, [position])
    else known.push(position)
    // A house with several numbers or streets is several addresses. The first keeps the plain id.
    const repeats = this.addresses.at(-1)?.id.split('.', 1)[0] === id ? countOf(this.addresses, id) : 0
    this.addresses.push({
      id: repeats === 0 ? id : `${id}.${repeats + 1}`,
      streetNumber,
      houseNumber,
      lngE7: toE7(position[0]),
      latE7: toE7(position[1]),
    })
    return true
  }

  /** A way never names its city, but its houses do. Otherwise a street on the edge would be split in two. */
  #findCity(names: readonly string[], position: LngLat): number | undefined {
    let nearest: number | undefined
    let smallest = sameStreetMetres
    for (const name of names) {
      for (const place of this.#cityPlaces.get(toStreetKey(name)) ?? []) {
        const away = distanceMetres(place.position, position)
        if (away >= smallest) continue
        smallest = away
        nearest = place.city
      }
    }
    return nearest ?? this.#cities.findNumber(position)
  }
}

function countOf(addresses: readonly AddressRecord[], id: string): number {
  let count = 0
  while (addresses.at(-1 - count)?.id.split('.', 1)[0] === id) count += 1
  return count
}
