import type { NodeStore } from '#geo/osm/node-store.ts'
import type { OsmRelation } from '#geo/osm/osm-element.ts'
import type { WayStore } from '#geo/osm/way-store.ts'
import type { LngLat } from '#geo/coordinates.ts'
import { joinLines } from '#geo/shapes/join-lines.ts'
import { boundsOf, isClosed, isInRing, type Line, type Polygon, type Ring } from '#geo/shapes/ring.ts'

export interface Stores {
  readonly nodes: NodeStore
  readonly ways: WayStore
}

export function toLine(refs: Iterable<number>, nodes: NodeStore): Line {
  const line: LngLat[] = []
  for (const ref of refs) {
    const position = nodes.find(ref)
    if (position !== undefined) line.push(position)
  }
  return line
}

/** The areas of a multipolygon or boundary, without rings that the extract does not complete. */
export function toPolygons(relation: OsmRelation, stores: Stores): Polygon[] {
  const inners = toRings(relation, stores, (role) => role === 'inner')
  return toRings(relation, stores, (role) => role === 'outer' || role === '').map((outer) => {
    const { west, south, east, north } = boundsOf(outer)
    const holes = inners.filter(([start]) => {
      if (start === undefined || start[0] < west || start[0] > east) return false
      return start[1] >= south && start[1] <= north && isInRing(start, outer)
    })
    return [outer, ...holes]
  })
}

function toRings(
  { members }: OsmRelation,
  { nodes, ways }: Stores,
  hasRole: (role: string) => boolean,
): Ring[] {
  const pieces = members.flatMap((member) => {
    if (member.type !== 'way' || !hasRole(member.role)) return []
    const index = ways.findIndex(member.ref)
    return index === undefined ? [] : [Array.from(ways.refsOf(index))]
  })
  return joinLines(pieces, true)
    .filter((refs) => refs[0] === refs.at(-1))
    .map((refs) => toLine(refs, nodes))
    .filter(isClosed)
}
