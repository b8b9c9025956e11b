import Flatbush from 'flatbush'
import { distanceMetres, type LngLat, toDegrees } from '#geo/coordinates.ts'

export interface Settlement {
  /** The index of its city in the book. */
  readonly number: number
  readonly name: string
  readonly position: LngLat
  /** Its reach as a multiple of a village's. */
  readonly reach: number
}

const villageReachMetres = 5000
/** Rounding may shrink a box by less than this. */
const slack = 1.001

/**
 * A country's import asks for the nearest settlement of every address, and a country has a hundred thousand
 * settlements. Hence the tree.
 */
export class Settlements {
  readonly #all: readonly Settlement[]
  readonly #byName: ReadonlyMap<string, readonly Settlement[]>
  /** The bounding box of each settlement's reach. */
  readonly #reaches: Flatbush | undefined

  constructor(all: readonly Settlement[]) {
    this.#all = all
    this.#byName = Map.groupBy(all, ({ name }) => name)
    if (all.length === 0) return
    this.#reaches = new Flatbush(all.length)
    for (const settlement of all) this.#reaches.add(...boxOf(settlement))
    this.#reaches.finish()
  }

  /** The nearest settlement, with distance divided by its reach: a city reaches farther than a village. */
  findAround(position: LngLat): Settlement | undefined {
    const [lng, lat] = position
    const near = this.#reaches?.search(lng, lat, lng, lat).toSorted((a, b) => a - b) ?? []
    let nearest: Settlement | undefined
    let smallest = villageReachMetres
    for (const index of near) {
      const settlement = this.#all[index]
      if (settlement === undefined) continue
      const away = distanceMetres(settlement.position, position) / settlement.reach
      if (away >= smallest) continue
      smallest = away
      nearest = settlement
    }
    return nearest
  }

  /** The nearest settlement of this name, at any distance. */
  findNamed(name: string, position: LngLat): Settlement | undefined {
    let nearest: Settlement | undefined
    let smallest = Infinity
    for (const settlement of this.#byName.get(name) ?? []) {
      const away = distanceMetres(settlement.position, position)
      if (away >= smallest) continue
      smallest = away
      nearest = settlement
    }
    return nearest
  }
}

function boxOf({ position, reach }: Settlement): [west: number, south: number, east: number, north: number] {
  const [lng, lat] = position
  const up = toDegrees(villageReachMetres * reach) * slack
  // Meridians converge towards the pole, so the box is widest on that side. At a pole they all meet.
  const squeeze = Math.cos((Math.min(90, Math.abs(lat) + up) * Math.PI) / 180)
  const aside = Math.min(360, up / Math.max(squeeze, Number.EPSILON))
  return [lng - aside, lat - up, lng + aside, lat + up]
}
