import { foldText } from '@lavash/rulebook/text-fold'
import { distanceMetres, type Position } from '#geo/coordinates.ts'
import type { CityRecord, LocalNames } from '#geo/addresses/address-book.ts'
import type { AdminAreas } from '#geo/addresses/admin-areas.ts'
import { toLocalNames } from '#geo/addresses/to-local-names.ts'
import type { OsmNode } from '#geo/osm/osm-element.ts'

interface Settlement {
  readonly number: number
  readonly position: Position
  /** How many times farther than a village's its reach is. */
  readonly reach: number
}

const reaches: Readonly<Record<string, number>> = { city: 6, town: 3, village: 1, hamlet: 0.7 }
const villageReachMetres = 5000

/** The cities of an extract, each once, in whatever language an address names it. */
export class CityBook {
  readonly #records: CityRecord[] = []
  readonly #settlements: Settlement[] = []
  readonly #byName = new Map<string, number>()
  readonly #uses = new Map<number, number>()
  readonly #areas: AdminAreas

  constructor(nodes: readonly OsmNode[], areas: AdminAreas) {
    this.#areas = areas
    for (const { tags = {}, lon, lat } of nodes) {
      const reach = reaches[tags['place'] ?? '']
      const names = reach === undefined ? undefined : toLocalNames(tags)
      if (reach === undefined || names === undefined) continue
      const number = this.#add(names, [lon, lat])
      this.#settlements.push({ number, position: [lon, lat], reach })
    }
  }

  get records(): readonly CityRecord[] {
    return this.#records
  }

  /** The city an address names. Villages may share a name: then the nearest of them. */
  getNumber(name: string, position: Position): number {
    const known = this.#byName.get(foldText(name))
    const number = known ?? this.#add({ local: name, inLocale: {}, aliases: [] }, position)
    this.#uses.set(number, (this.#uses.get(number) ?? 0) + 1)
    return this.#nearestNamesake(number, position)
  }

  /** For what names no city: the settlement around it, else the city that most addresses name. */
  findNumber(position: Position): number | undefined {
    let nearest: number | undefined
    let smallest = villageReachMetres
    for (const settlement of this.#settlements) {
      const away = distanceMetres(settlement.position, position) / settlement.reach
      if (away >= smallest) continue
      smallest = away
      nearest = settlement.number
    }
    return nearest ?? this.#mostNamed()
  }

  #add(names: LocalNames, position: Position): number {
    const number = this.#records.length
    const [region, country] = [this.#areas.findRegion(position), this.#areas.findCountry(position)]
    this.#records.push({ names, region, country })
    for (const name of [names.local, ...Object.values(names.inLocale), ...names.aliases]) {
      const key = foldText(name)
      if (!this.#byName.has(key)) this.#byName.set(key, number)
    }
    return number
  }

  #nearestNamesake(number: number, position: Position): number {
    const name = this.#records[number]?.names.local
    const namesakes = this.#settlements.filter((other) => this.#records[other.number]?.names.local === name)
    const nearest = namesakes.toSorted(
      (a, b) => distanceMetres(a.position, position) - distanceMetres(b.position, position),
    )[0]
    return nearest?.number ?? number
  }

  #mostNamed(): number | undefined {
    return [...this.#uses].toSorted((a, b) => b[1] - a[1])[0]?.[0]
  }
}
