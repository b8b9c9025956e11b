import { foldText } from '@lavash/rulebook/menu/text-fold'
import type { LngLat } from '#geo/coordinates.ts'
import type { CityRecord, LocalNames } from '#geo/addresses/address-book.ts'
import type { AdminAreas } from '#geo/addresses/admin-areas.ts'
import { type Settlement, Settlements } from '#geo/addresses/settlements.ts'
import { toLocalNames } from '#geo/addresses/to-local-names.ts'
import type { OsmNode } from '#geo/osm/osm-element.ts'

interface Use {
  readonly number: number
  readonly order: number
  count: number
}

const reaches: Readonly<Record<string, number>> = { city: 6, town: 3, village: 1, hamlet: 0.7 }

/** The cities of an extract, each once, in whatever language an address names it. */
export class CityBook {
  readonly #records: CityRecord[] = []
  readonly #settlements: Settlements
  readonly #byName = new Map<string, number>()
  readonly #uses = new Map<number, Use>()
  /** Of two equally named cities the first. */
  #mostNamed: Use | undefined
  readonly #areas: AdminAreas

  constructor(nodes: readonly OsmNode[], areas: AdminAreas) {
    this.#areas = areas
    const settlements: Settlement[] = []
    for (const { tags = {}, lon, lat } of nodes) {
      const reach = reaches[tags['place'] ?? '']
      const names = reach === undefined ? undefined : toLocalNames(tags)
      if (reach === undefined || names === undefined) continue
      const number = this.#add(names, [lon, lat])
      settlements.push({ number, name: names.local, position: [lon, lat], reach })
    }
    this.#settlements = new Settlements(settlements)
  }

  get records(): readonly CityRecord[] {
    return this.#records
  }

  /** The city that an address names. If villages share the name, the nearest. */
  getNumber(name: string, position: LngLat): number {
    const known = this.#byName.get(foldText(name))
    const number = known ?? this.#add({ local: name, inLocale: {}, aliases: [] }, position)
    this.#noteUse(number)
    const local = this.#records[number]?.names.local ?? name
    return this.#settlements.findNamed(local, position)?.number ?? number
  }

  /** For an address without a city: the settlement around it, else the city that most addresses name. */
  findNumber(position: LngLat): number | undefined {
    return (this.#settlements.findAround(position) ?? this.#mostNamed)?.number
  }

  #add(names: LocalNames, position: LngLat): number {
    const number = this.#records.length
    const [region, country] = [this.#areas.findRegion(position), this.#areas.findCountry(position)]
    this.#records.push({ names, region, country })
    for (const name of [names.local, ...Object.values(names.inLocale), ...names.aliases]) {
      const key = foldText(name)
      if (!this.#byName.has(key)) this.#byName.set(key, number)
    }
    return number
  }

  #noteUse(number: number): void {
    const use = this.#uses.get(number) ?? { number, order: this.#uses.size, count: 0 }
    this.#uses.set(number, use)
    use.count += 1
    const most = this.#mostNamed
    const isMore = most === undefined || use.count > most.count
    if (isMore || (use.count === most.count && use.order < most.order)) this.#mostNamed = use
  }
}
