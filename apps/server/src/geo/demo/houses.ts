import type { Edge } from '#geo/demo/street-edges.ts'
import type { OsmDocument, Point } from '#geo/demo/osm-document.ts'
import { nearestOn } from '#geo/demo/plane.ts'

export interface HouseSize {
  readonly length: number
  readonly depth: number
  /** Distance from the middle of the street. */
  readonly setback: number
}

interface Site {
  readonly centre: Point
  readonly corners: readonly Point[]
  readonly tags: Readonly<Record<string, string>>
  /** Distance along the street. */
  readonly order: number
}

interface NumberedStreet {
  readonly sides: readonly [odd: Site[], even: Site[]]
}

export interface PlannedNumber {
  readonly street: string
  readonly number: number
  readonly at: Point
}

/** Collects a street's houses. They can be numbered along the street only when all are known. */
export class Houses {
  readonly #streets = new Map<string, NumberedStreet>()

  /** Adds a house at `share` of the edge, on the side of `inward`. */
  add(
    edge: Edge,
    share: number,
    inward: Point,
    size: HouseSize,
    place: { side: 0 | 1; order: number },
    tags: Site['tags'],
  ): void {
    if (!edge.isBuilt || edge.isBridge) return
    const [first, last] = [edge.points[0], edge.points.at(-1)]
    if (first === undefined || last === undefined) return
    const length = Math.hypot(last[0] - first[0], last[1] - first[1])
    const along: Point = [(last[0] - first[0]) / length, (last[1] - first[1]) / length]
    const middle: Point = [first[0] + (last[0] - first[0]) * share, first[1] + (last[1] - first[1]) * share]
    const left: Point = [-along[1], along[0]]
    const isLeft = (inward[0] - middle[0]) * left[0] + (inward[1] - middle[1]) * left[1] > 0
    const out: Point = isLeft ? left : [-left[0], -left[1]]
    const front = moveBy(nearestOn(edge.points, middle), out, size.setback)
    const corners = [
      moveBy(front, along, -size.length / 2),
      moveBy(front, along, size.length / 2),
      moveBy(moveBy(front, along, size.length / 2), out, size.depth),
      moveBy(moveBy(front, along, -size.length / 2), out, size.depth),
    ]
    const street = this.#streets.get(edge.names.name) ?? { sides: [[], []] as const }
    this.#streets.set(edge.names.name, street)
    street.sides[place.side].push({
      centre: moveBy(front, out, size.depth / 2),
      corners,
      tags,
      order: place.order,
    })
  }

  /**
   * Numbers are odd on one side and even on the other, and grow along the street. Some houses get a letter or a
   * second building.
   */
  draw(document: OsmDocument, city: string, pins: readonly PlannedNumber[], random: () => number): void {
    for (const [name, { sides }] of this.#streets) {
      for (const side of sides) side.sort((a, b) => a.order - b.order)
      const pin = pins.find(({ street }) => street === name)
      const shift = pin === undefined ? 0 : findShift(sides, pin)
      for (const [parity, sites] of sides.entries()) {
        for (const [index, { corners, tags }] of sites.entries()) {
          const number = toNumber(sides, parity, index) + shift
          const houseNumber = number === pin?.number ? String(number) : toHouseNumber(number, random)
          document.addArea(corners, {
            ...tags,
            'addr:city': city,
            'addr:street': name,
            'addr:housenumber': houseNumber,
          })
        }
      }
    }
  }
}

function toHouseNumber(number: number, random: () => number): string {
  const chance = random()
  if (chance < 0.05) return `${number}А`
  return chance < 0.09 ? `${number} к${1 + Math.floor(random() * 2)}` : String(number)
}

/** On an embankment houses stand on one side only and are counted one by one. */
function toNumber(sides: NumberedStreet['sides'], parity: number, index: number): number {
  const isOneSided = sides.some((sites) => sites.length === 0)
  return isOneSided ? index + 1 : 2 * index + parity + 1
}

/** Shifts the street's numbers so that the house at the pin has the promised number. */
function findShift(sides: NumberedStreet['sides'], { street, number, at }: PlannedNumber): number {
  const even = number % 2 === 0 ? 1 : 0
  const parity = sides[even].length > 0 ? even : 1 - even
  const sites = sides[parity] ?? []
  const away = ({ centre }: Site): number => Math.hypot(centre[0] - at[0], centre[1] - at[1])
  const nearest = Math.min(...sites.map(away))
  const shift =
    number -
    toNumber(
      sides,
      parity,
      sites.findIndex((site) => away(site) === nearest),
    )
  if (sites.length === 0 || shift < 0) {
    throw new Error(`${street} has ${-shift} numbers too many before ${number}: let it begin later`)
  }
  return shift
}

function moveBy(point: Point, direction: Point, metres: number): Point {
  return [point[0] + direction[0] * metres, point[1] + direction[1] * metres]
}
