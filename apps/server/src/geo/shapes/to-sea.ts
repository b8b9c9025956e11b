import type { Bounds, LngLat } from '#geo/coordinates.ts'
import { clipLine } from '#geo/shapes/clip.ts'
import {
  isClosed,
  isInRing,
  isSamePosition,
  type Line,
  type Polygon,
  type Ring,
  signedArea,
} from '#geo/shapes/ring.ts'

/** A coast's direction at its end is measured over this many corners. */
const headingOver = 25

/**
 * OpenStreetMap has no polygon of the sea, only coastlines with the land on their left
 * (https://wiki.openstreetmap.org/wiki/Tag:natural=coastline). Inside a box they are closed to polygons: where a
 * coast leaves the box, the sea's edge follows the box, with the sea on the left, to where the next coast enters.
 */
export function toSea(coasts: readonly Line[], box: Bounds): Polygon[] {
  const edge = new BoxEdge(box)
  const islands: Ring[] = []
  const lagoons: Ring[] = []
  const cuts: LngLat[][] = []
  for (const coast of coasts) {
    const pieces = joinSeam(coast, clipLine(coast, box))
    const [whole] = pieces
    if (whole !== undefined && pieces.length === 1 && isClosed(whole)) {
      ;(signedArea(whole) > 0 ? islands : lagoons).push(whole)
    } else for (const piece of pieces) cuts.push(edge.reach(piece.toReversed()))
  }
  const outers = cuts.length > 0 ? closeAlong(edge, cuts) : islands.length > 0 ? [edge.ring] : []
  return [...outers, ...lagoons].map((outer) => [
    outer,
    ...islands.filter((island) => island[0] !== undefined && isInRing(island[0], outer)),
  ])
}

/** A ring may start inside the box. Its first and last piece are then one line. */
function joinSeam(coast: Line, pieces: readonly LngLat[][]): readonly LngLat[][] {
  const [first, last] = [pieces[0], pieces.at(-1)]
  if (first === undefined || last === undefined || first === last || !isClosed(coast)) return pieces
  if (!isSamePosition(first[0], last.at(-1))) return pieces
  return [[...last, ...first.slice(1)], ...pieces.slice(1, -1)]
}

function closeAlong(edge: BoxEdge, cuts: readonly Line[]): Ring[] {
  const starts = cuts
    .map((line) => ({ line, at: edge.positionOf(line[0] ?? [0, 0]) }))
    .toSorted((a, b) => a.at - b.at)
  const left = new Set(cuts)
  const rings: Ring[] = []
  for (const first of cuts) {
    if (!left.has(first)) continue
    const ring: LngLat[] = []
    let line = first
    do {
      left.delete(line)
      ring.push(...line)
      const from = edge.positionOf(line.at(-1) ?? [0, 0])
      const next = starts.find(({ at }) => at > from) ?? starts[0]
      if (next === undefined) break
      ring.push(...edge.cornersBetween(from, next.at))
      line = next.line
    } while (left.has(line))
    rings.push([...ring, ring[0] ?? [0, 0]])
  }
  return rings
}

/** Positions on the box's edge, measured counter-clockwise from its south-west corner. */
class BoxEdge {
  readonly #box: Bounds
  readonly #width: number
  readonly #height: number
  readonly #corners: readonly { at: number; position: LngLat }[]

  constructor(box: Bounds) {
    this.#box = box
    this.#width = box.east - box.west
    this.#height = box.north - box.south
    this.#corners = [
      { at: 0, position: [box.west, box.south] },
      { at: this.#width, position: [box.east, box.south] },
      { at: this.#width + this.#height, position: [box.east, box.north] },
      { at: 2 * this.#width + this.#height, position: [box.west, box.north] },
    ]
  }

  get ring(): Ring {
    const corners = this.#corners.map(({ position }) => position)
    return [...corners, corners[0] ?? [0, 0]]
  }

  positionOf(position: LngLat): number {
    const { west, south, east, north } = this.#box
    const [lng, lat] = this.#toNearest(position)
    if (lat === south) return lng - west
    if (lng === east) return this.#width + lat - south
    if (lat === north) return this.#width + this.#height + east - lng
    return 2 * this.#width + this.#height + north - lat
  }

  /** Corners between two positions, also across the start of the count. */
  cornersBetween(from: number, to: number): LngLat[] {
    const round = 2 * (this.#width + this.#height)
    const end = to > from ? to : to + round
    return [...this.#corners, ...this.#corners.map(({ at, position }) => ({ at: at + round, position }))]
      .filter(({ at }) => at > from && at < end)
      .map(({ position }) => position)
  }

  /** Extends a coast that the extract cuts off inside the box in its direction to the edge. */
  reach(line: readonly LngLat[]): LngLat[] {
    const [first, last] = [line[0], line.at(-1)]
    if (first === undefined || last === undefined) return [...line]
    const start = this.#isOnEdge(first) ? [] : [this.#goOn(line[headingOver] ?? last, first)]
    const end = this.#isOnEdge(last) ? [] : [this.#goOn(line.at(-1 - headingOver) ?? first, last)]
    return [...start, ...line, ...end]
  }

  #isOnEdge(position: LngLat): boolean {
    const [lng, lat] = this.#toNearest(position)
    return lng === position[0] && lat === position[1]
  }

  #goOn(from: LngLat, end: LngLat): LngLat {
    const { west, south, east, north } = this.#box
    const [dx, dy] = [end[0] - from[0], end[1] - from[1]]
    const toSide = (room: number, speed: number): number => (speed === 0 ? Infinity : room / speed)
    const time = Math.min(
      toSide((dx > 0 ? east : west) - end[0], dx),
      toSide((dy > 0 ? north : south) - end[1], dy),
    )
    return Number.isFinite(time) ? [end[0] + dx * time, end[1] + dy * time] : this.#toNearest(end)
  }

  #toNearest([lng, lat]: LngLat): LngLat {
    const { west, south, east, north } = this.#box
    const sides: { away: number; position: LngLat }[] = [
      { away: Math.abs(lat - south), position: [lng, south] },
      { away: Math.abs(east - lng), position: [east, lat] },
      { away: Math.abs(north - lat), position: [lng, north] },
      { away: Math.abs(lng - west), position: [west, lat] },
    ]
    const nearest = sides.reduce((best, side) => (side.away < best.away ? side : best))
    return nearest.position
  }
}
