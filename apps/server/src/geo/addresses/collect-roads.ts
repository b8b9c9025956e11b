import { type LngLat, distanceMetres } from '#geo/coordinates.ts'
import type { OsmExtract } from '#geo/osm/read-extract.ts'
import type { LocalNames } from '#geo/addresses/address-book.ts'
import { toLocalNames } from '#geo/addresses/to-local-names.ts'
import type { Line } from '#geo/shapes/ring.ts'
import { toLine } from '#geo/shapes/to-polygons.ts'
import { roadKinds } from '#geo/tiles/road-kinds.ts'

export interface NamedRoad {
  readonly id: string
  readonly names: LocalNames
  readonly line: Line
}

const pointEveryMetres = 100

/** Named ways that houses can stand on, squares included. */
export function collectRoads({ ways, nodes }: OsmExtract): NamedRoad[] {
  const roads: NamedRoad[] = []
  for (let index = 0; index < ways.count; index++) {
    const tags = ways.tagsOf(index)
    if (tags === undefined) continue
    if (roadKinds[tags['highway'] ?? ''] === undefined && tags['place'] !== 'square') continue
    const names = toLocalNames(tags)
    const line = names === undefined ? [] : toLine(ways.refsOf(index), nodes)
    if (names !== undefined && line.length > 1) roads.push({ id: `w${ways.idOf(index)}`, names, line })
  }
  return roads
}

/** Enough points to find the nearest street. Bends between them do not matter. */
export function samplePoints(line: Line): LngLat[] {
  const [first] = line
  if (first === undefined) return []
  const points: LngLat[] = [first]
  let last = first
  for (const [index, end] of line.entries()) {
    const start = line[index - 1] ?? end
    const steps = Math.floor(distanceMetres(start, end) / pointEveryMetres)
    for (let step = 1; step < steps; step++) {
      const share = step / steps
      points.push([start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share])
    }
    if (steps === 0 && index < line.length - 1 && distanceMetres(last, end) < pointEveryMetres) continue
    points.push(end)
    last = end
  }
  return points
}
