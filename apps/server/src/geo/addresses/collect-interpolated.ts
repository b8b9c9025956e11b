import { distanceMetres, type LngLat } from '#geo/coordinates.ts'
import type { House } from '#geo/addresses/collect-houses.ts'
import { interpolateNumbers } from '#geo/addresses/interpolate-numbers.ts'
import type { OsmExtract } from '#geo/osm/read-extract.ts'
import type { Tags } from '#geo/osm/osm-element.ts'

export interface Interpolated {
  readonly houses: readonly House[]
  /** Lines whose two ends do not fit together. */
  readonly unreadLines: number
}

interface Stop {
  readonly nodeId: number
  readonly position: LngLat
  readonly tags: Tags | undefined
}

/**
 * Numbers without a house on the map. A line along the street says 'even numbers', and its nodes say from which to
 * which. The numbers are placed in equal steps along the line.
 */
export function collectInterpolated(
  { ways, nodes, taggedNodes }: OsmExtract,
  streetsOfMembers: ReadonlyMap<string, string>,
): Interpolated {
  const lines = Array.from({ length: ways.count }, (_, index) => index).filter(
    (index) => ways.tagsOf(index)?.['addr:interpolation'] !== undefined,
  )
  if (lines.length === 0) return { houses: [], unreadLines: 0 }
  const numbered = new Map(
    taggedNodes
      .filter(({ tags }) => tags?.['addr:housenumber'] !== undefined)
      .map((node) => [node.id, node.tags]),
  )
  const houses: House[] = []
  let unreadLines = 0
  for (const index of lines) {
    const tags = ways.tagsOf(index) ?? {}
    // A building tagged «2-8» lists its numbers itself.
    if (tags['addr:housenumber'] !== undefined) continue
    const stops: Stop[] = []
    for (const nodeId of ways.refsOf(index)) {
      const position = nodes.find(nodeId)
      if (position !== undefined) stops.push({ nodeId, position, tags: numbered.get(nodeId) })
    }
    const id = `w${ways.idOf(index)}`
    const between = fillLine(stops, tags['addr:interpolation'] ?? '')
    if (between === undefined) unreadLines += 1
    for (const { number, position, ends } of between ?? []) {
      const street = findStreet([id, ...ends.map(({ nodeId }) => `n${nodeId}`)], streetsOfMembers)
      houses.push({
        id: `${id}-${number}`,
        tags: toTags(number, street, [tags, ...ends.map((end) => end.tags)]),
        position,
      })
    }
  }
  return { houses, unreadLines }
}

interface Between {
  readonly number: string
  readonly position: LngLat
  readonly ends: readonly [Stop, Stop]
}

/** A line may have known numbers between its ends too. */
function fillLine(stops: readonly Stop[], kind: string): Between[] | undefined {
  const known = [...stops.keys()].filter((at) => stops[at]?.tags !== undefined)
  if (known.length < 2) return undefined
  const filled: Between[] = []
  for (const [order, to] of known.entries()) {
    const piece = stops.slice(known[order - 1] ?? to, to + 1)
    const [first, last] = [piece[0], piece.at(-1)]
    if (order === 0 || first === undefined || last === undefined) continue
    const numbers = interpolateNumbers(kind, numberOf(first), numberOf(last))
    if (numbers === undefined) return undefined
    for (const [index, number] of numbers.entries()) {
      const position = positionAlong(piece, (index + 1) / (numbers.length + 1))
      filled.push({ number, position, ends: [first, last] })
    }
  }
  return filled
}

function numberOf({ tags }: Stop): string {
  return tags?.['addr:housenumber']?.trim() ?? ''
}

function positionAlong(piece: readonly Stop[], share: number): LngLat {
  const points = piece.map(({ position }) => position)
  const lengths = points.map((point, index) => distanceMetres(points[index - 1] ?? point, point))
  let left = share * lengths.reduce((sum, length) => sum + length, 0)
  for (const [index, end] of points.entries()) {
    const start = points[index - 1] ?? end
    const length = lengths[index] ?? 0
    if (left <= length && length > 0) {
      const part = left / length
      return [start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part]
    }
    left -= length
  }
  return points.at(-1) ?? [0, 0]
}

const sharedKeys = ['addr:street', 'addr:place', 'addr:city'] as const

/** Street and city come from the ends where the line has none. */
function toTags(
  number: string,
  streetOfRelation: string | undefined,
  told: readonly (Tags | undefined)[],
): Tags {
  const tags: Record<string, string> = { 'addr:housenumber': number }
  for (const key of sharedKeys) {
    const value = told.find((some) => some?.[key] !== undefined)?.[key]
    if (value !== undefined) tags[key] = value
  }
  if (streetOfRelation !== undefined && tags['addr:place'] === undefined)
    tags['addr:street'] ??= streetOfRelation
  return tags
}

function findStreet(
  ids: readonly string[],
  streetsOfMembers: ReadonlyMap<string, string>,
): string | undefined {
  for (const id of ids) {
    const street = streetsOfMembers.get(id)
    if (street !== undefined) return street
  }
  return undefined
}
