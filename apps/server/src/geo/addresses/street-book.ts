import { type LngLat, toE7 } from '#geo/coordinates.ts'
import type { LocalNames, StreetRecord } from '#geo/addresses/address-book.ts'
import { toStreetKey } from '#geo/addresses/street-name.ts'

interface StreetDraft {
  readonly id: string
  readonly cityNumber: number | undefined
  names: LocalNames
  readonly points: LngLat[]
}

/** Enough points for a street that is known by its houses only. */
const maxHousePoints = 20

/** The streets of an extract, each once per city, however its pieces and houses spell it. */
export class StreetBook {
  readonly #streets: StreetDraft[] = []
  readonly #byName = new Map<string, number>()
  readonly #byAlias = new Map<string, number>()

  addRoad(id: string, names: LocalNames, cityNumber: number | undefined, points: readonly LngLat[]): void {
    const shown = [names.local, ...Object.values(names.inLocale)]
    const known = this.#byName.get(keyOf(names.local, cityNumber))
    const number = known ?? this.#streets.push({ id, cityNumber, names, points: [] }) - 1
    const street = this.#streets[number]
    if (street === undefined) return
    street.points.push(...points)
    street.names = mergeNames(street.names, names)
    for (const name of shown) setOnce(this.#byName, keyOf(name, cityNumber), number)
    for (const name of names.aliases) setOnce(this.#byAlias, keyOf(name, cityNumber), number)
  }

  /** Matches present names first, then old ones: «улица Ленина» may be another street today. */
  getNumber(houseId: string, name: string, cityNumber: number | undefined, position: LngLat): number {
    const key = keyOf(name, cityNumber)
    const known = this.#byName.get(key) ?? this.#byAlias.get(key)
    if (known !== undefined) {
      const street = this.#streets[known]
      if (street !== undefined && street.id.startsWith('h') && street.points.length < maxHousePoints) {
        street.points.push(position)
      }
      return known
    }
    const names = { local: name, inLocale: {}, aliases: [] }
    const number = this.#streets.push({ id: `h${houseId}`, cityNumber, names, points: [position] }) - 1
    this.#byName.set(key, number)
    return number
  }

  toRecords(): StreetRecord[] {
    return this.#streets.map(({ id, cityNumber, names, points }) => ({
      id: `s${id}`,
      cityNumber,
      names,
      points: Int32Array.from(points.flatMap(([lng, lat]) => [toE7(lng), toE7(lat)])),
    }))
  }
}

function keyOf(name: string, cityNumber: number | undefined): string {
  return `${cityNumber ?? ''}|${toStreetKey(name)}`
}

function setOnce(map: Map<string, number>, key: string, number: number): void {
  if (!map.has(key)) map.set(key, number)
}

/** Different people name the pieces of a street in different languages. The street gets all of these names. */
function mergeNames(known: LocalNames, more: LocalNames): LocalNames {
  const inLocale = { ...more.inLocale, ...known.inLocale }
  const shown = new Set([known.local, ...Object.values(inLocale)])
  const all = new Set([...known.aliases, ...more.aliases, more.local, ...Object.values(more.inLocale)])
  return { local: known.local, inLocale, aliases: [...all].filter((name) => !shown.has(name)) }
}
