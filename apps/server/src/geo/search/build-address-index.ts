import type { AddressBook, AddressRecord } from '#geo/addresses/address-book.ts'
import { runInTurns } from '#geo/in-turns.ts'
import { AddressIndex, type AddressTables } from '#geo/search/address-index.ts'
import { AddressTable } from '#geo/search/address-table.ts'
import { PlaceNumbers } from '#geo/search/place-numbers.ts'
import { PointTrees } from '#geo/search/point-trees.ts'
import { StreetTable } from '#geo/search/street-table.ts'

export interface NamedBook {
  readonly dataset: string
  readonly book: AddressBook
}

type Filling = Pick<AddressTables, 'streets' | 'addresses'>

const addressesPerStep = 5000

/** In steps: half a million addresses take seconds, and the server answers meanwhile. */
export function buildAddressIndex(books: readonly NamedBook[]): Promise<AddressIndex> {
  return runInTurns(buildInSteps(books))
}

function* buildInSteps(books: readonly NamedBook[]): Generator<undefined, AddressIndex> {
  const streets = new StreetTable()
  const addresses = new AddressTable()
  const places = new Map<string, PlaceNumbers>()
  for (const named of books) places.set(named.dataset, yield* addBook({ streets, addresses }, named))
  yield streets.finish()
  const houseTrees = yield* PointTrees.growInSteps(addresses.places)
  const streetPlaces: number[] = []
  const streetOfPoint: number[] = []
  for (const [number, { points }] of streets.streets.entries()) {
    for (const degrees of points) streetPlaces.push(degrees)
    for (let point = 0; point < points.length; point += 2) streetOfPoint.push(number)
    yield
  }
  const streetTrees = yield* PointTrees.growInSteps(streetPlaces)
  return new AddressIndex({ streets, addresses, houseTrees, streetTrees, streetOfPoint, places })
}

function* addBook(
  { streets, addresses }: Filling,
  { dataset, book }: NamedBook,
): Generator<undefined, PlaceNumbers> {
  const places = new PlaceNumbers()
  const houses = yield* groupByStreet(book)
  for (const [index, record] of book.streets.entries()) {
    const own = houses[index] ?? []
    const city = book.cities[record.cityNumber ?? -1]
    const firstHouse = addresses.count
    const number = streets.add(record, { dataset, city, firstHouse, houseCount: own.length })
    addresses.addStreet(number, own)
    places.add(record.id, -1 - number)
    for (let house = firstHouse; house < addresses.count; house++) {
      places.add(addresses.ids[house] ?? '', house)
    }
    yield
  }
  return places
}

function* groupByStreet(book: AddressBook): Generator<undefined, AddressRecord[][]> {
  const houses: AddressRecord[][] = book.streets.map(() => [])
  for (const [index, address] of book.addresses.entries()) {
    houses[address.streetNumber]?.push(address)
    if (index % addressesPerStep === 0) yield
  }
  return houses
}
