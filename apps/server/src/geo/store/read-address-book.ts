import { setImmediate } from 'node:timers/promises'
import type {
  AddressBook,
  AddressRecord,
  CityRecord,
  LocalNames,
  StreetRecord,
} from '#geo/addresses/address-book.ts'
import { fromNameRows, type NameRow } from '#geo/store/name-rows.ts'
import type { Db } from '#db/db.ts'

/** Short enough for waiting requests. SQLite answers synchronously, so a step has to end by itself. */
const streetsPerStep = 200

export async function readAddressBook(db: Db, importId: number): Promise<AddressBook> {
  const { cities, cityOfPlace } = await readCities(db, importId)
  const streets: StreetRecord[] = []
  const addresses: AddressRecord[] = []
  for (let from = 0; ; from += streetsPerStep) {
    const part = await readStreets(db, importId, from)
    for (const { placeNumber, ...street } of part.streets) {
      streets.push({ ...street, cityNumber: placeNumber === null ? undefined : cityOfPlace.get(placeNumber) })
    }
    for (const address of part.addresses) addresses.push(address)
    if (part.streets.length < streetsPerStep) return { cities, streets, addresses }
    await setImmediate()
  }
}

async function readStreets(db: Db, importId: number, from: number) {
  const to = from + streetsPerStep
  const rows = await db.read
    .selectFrom('geoStreets')
    .select(['number', 'id', 'placeNumber', 'points'])
    .where('importId', '=', importId)
    .where('number', '>=', from)
    .where('number', '<', to)
    .orderBy('number')
    .execute()
  const nameRows = await db.read
    .selectFrom('geoStreetNames')
    .select(['streetNumber as owner', 'locale', 'name'])
    .where('importId', '=', importId)
    .where('streetNumber', '>=', from)
    .where('streetNumber', '<', to)
    .execute()
  const addresses = await db.read
    .selectFrom('geoAddresses')
    .select(['streetNumber', 'id', 'houseNumber', 'lngE7', 'latE7'])
    .where('importId', '=', importId)
    .where('streetNumber', '>=', from)
    .where('streetNumber', '<', to)
    .orderBy('streetNumber')
    .orderBy('id')
    .execute()
  const names = groupNames(nameRows)
  return {
    streets: rows.map(({ number, id, placeNumber, points }) => ({
      id,
      placeNumber,
      names: getNames(names, number),
      points: toPoints(points),
    })),
    addresses,
  }
}

async function readCities(
  db: Db,
  importId: number,
): Promise<{ cities: CityRecord[]; cityOfPlace: Map<number, number> }> {
  const places = await db.read.selectFrom('geoPlaces').selectAll().where('importId', '=', importId).execute()
  const nameRows = await db.read
    .selectFrom('geoPlaceNames')
    .select(['placeNumber as owner', 'locale', 'name'])
    .where('importId', '=', importId)
    .execute()
  const names = groupNames(nameRows)
  const byNumber = new Map(places.map((place) => [place.number, place]))
  const cityOfPlace = new Map<number, number>()
  const cities: CityRecord[] = []
  for (const { number, kind, parentNumber } of places.toSorted((a, b) => a.number - b.number)) {
    if (kind !== 'city') continue
    const around = new Map<string, LocalNames>()
    for (
      let parent = byNumber.get(parentNumber ?? -1);
      parent !== undefined;
      parent = byNumber.get(parent.parentNumber ?? -1)
    ) {
      around.set(parent.kind, getNames(names, parent.number))
    }
    cityOfPlace.set(number, cities.length)
    cities.push({
      names: getNames(names, number),
      region: around.get('region'),
      country: around.get('country'),
    })
  }
  return { cities, cityOfPlace }
}

function groupNames(rows: readonly (NameRow & { owner: number })[]): Map<number, NameRow[]> {
  const grouped = new Map<number, NameRow[]>()
  for (const { owner, locale, name } of rows) {
    const own = grouped.get(owner)
    if (own === undefined) grouped.set(owner, [{ locale, name }])
    else own.push({ locale, name })
  }
  return grouped
}

function getNames(names: ReadonlyMap<number, readonly NameRow[]>, owner: number): LocalNames {
  return fromNameRows(names.get(owner) ?? [])
}

/** Copied, because a driver's bytes may start anywhere and 32-bit numbers need a multiple of four. */
function toPoints(bytes: Uint8Array): Int32Array {
  const copy = Uint8Array.from(bytes)
  return new Int32Array(copy.buffer)
}
