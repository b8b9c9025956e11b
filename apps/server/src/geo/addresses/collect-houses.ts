import type { LngLat } from '#geo/coordinates.ts'
import type { OsmExtract } from '#geo/osm/read-extract.ts'
import type { Tags } from '#geo/osm/osm-element.ts'
import { findCentre, isClosed } from '#geo/shapes/ring.ts'
import { toLine, toPolygons } from '#geo/shapes/to-polygons.ts'

/** Something in the extract with a house number. */
export interface House {
  readonly id: string
  readonly tags: Tags
  readonly position: LngLat
}

/** Buildings first: of a building and a node with one number, the building is the house and the node a shop in it. */
export function collectHouses(extract: OsmExtract): House[] {
  const { nodes, ways, relations, taggedNodes } = extract
  const houses: House[] = []
  for (const relation of relations) {
    if (!hasNumber(relation.tags)) continue
    const [outer] = toPolygons(relation, extract)[0] ?? []
    if (outer !== undefined)
      houses.push({ id: `r${relation.id}`, tags: relation.tags, position: findCentre(outer) })
  }
  for (let index = 0; index < ways.count; index++) {
    const tags = ways.tagsOf(index)
    if (!hasNumber(tags)) continue
    const line = toLine(ways.refsOf(index), nodes)
    const position = isClosed(line) ? findCentre(line) : line[0]
    if (position !== undefined) houses.push({ id: `w${ways.idOf(index)}`, tags, position })
  }
  for (const { id, tags, lon, lat } of taggedNodes) {
    if (hasNumber(tags)) houses.push({ id: `n${id}`, tags, position: [lon, lat] })
  }
  return houses
}

function hasNumber(tags: Tags | undefined): tags is Tags {
  return tags?.['addr:housenumber'] !== undefined
}
