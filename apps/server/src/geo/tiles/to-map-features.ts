import { type Bounds, growBounds } from '#geo/coordinates.ts'
import type { OsmExtract } from '#geo/osm/read-extract.ts'
import { joinLines } from '#geo/shapes/join-lines.ts'
import { isClosed } from '#geo/shapes/ring.ts'
import { toLine, toPolygons } from '#geo/shapes/to-polygons.ts'
import { toSea } from '#geo/shapes/to-sea.ts'
import { type MapFeature, toPolygonFeature } from '#geo/tiles/map-feature.ts'
import { toAreaFeatures } from '#geo/tiles/to-area-features.ts'
import { toLineFeatures } from '#geo/tiles/to-line-features.ts'
import { toPlaceFeatures } from '#geo/tiles/to-place-features.ts'

export interface DrawnMap {
  readonly features: readonly MapFeature[]
  /** The area with a margin of sea. Nothing is drawn beyond it. */
  readonly bounds: Bounds
}

/** Everything of an extract that is drawn, in the map's layers. */
export function toMapFeatures(extract: OsmExtract): DrawnMap {
  const { nodes, ways, relations, taggedNodes, bounds } = extract
  const features: MapFeature[] = []
  const drawnByRelation = new Set<number>()
  for (const relation of relations) {
    if (relation.tags?.['type'] !== 'multipolygon') continue
    const tags = toOwnTags(extract, relation)
    for (const polygon of toPolygons(relation, extract)) features.push(...toAreaFeatures(tags, polygon))
    for (const { type, ref, role } of relation.members)
      if (type === 'way' && role !== 'inner') drawnByRelation.add(ref)
  }
  const coasts: number[][] = []
  for (let index = 0; index < ways.count; index++) {
    const tags = ways.tagsOf(index)
    if (tags === undefined) continue
    if (tags['natural'] === 'coastline') coasts.push(Array.from(ways.refsOf(index)))
    const line = toLine(ways.refsOf(index), nodes)
    if (line.length < 2) continue
    const isArea = isClosed(line) && (tags['highway'] === undefined || tags['area'] === 'yes')
    // A building keeps its own outline, even inside a larger object.
    const isDrawn = drawnByRelation.has(ways.idOf(index)) && tags['building'] === undefined
    if (isArea && !isDrawn) features.push(...toAreaFeatures(tags, [line]))
    features.push(...toLineFeatures(tags, line))
  }
  for (const node of taggedNodes) features.push(...toPlaceFeatures(node))
  if (coasts.length === 0) return { features, bounds }
  const withSea = growBounds(bounds, seaMargin(bounds))
  const coastLines = joinLines(coasts, false).map((refs) => toLine(refs, nodes))
  for (const sea of toSea(coastLines, withSea)) {
    features.push(toPolygonFeature(sea, { layer: 'water', minZoom: 0, properties: { kind: 'ocean' } }))
  }
  return { features, bounds: withSea }
}

/** Wide enough that a customer who looks at the whole city does not see the sea's end. */
function seaMargin({ west, south, east, north }: Bounds): number {
  return Math.min(0.5, Math.max(0.02, (east - west) / 2, (north - south) / 2))
}

/** Old multipolygons carry their tags on the outer way. */
function toOwnTags(
  { ways }: OsmExtract,
  relation: OsmExtract['relations'][number],
): Readonly<Record<string, string>> {
  const own = relation.tags ?? {}
  if (Object.keys(own).length > 1) return own
  for (const { type, ref, role } of relation.members) {
    const index = type === 'way' && role !== 'inner' ? ways.findIndex(ref) : undefined
    const tags = index === undefined ? undefined : ways.tagsOf(index)
    if (tags !== undefined) return tags
  }
  return own
}
