import { type Bounds, findCommonBounds, growBounds, isInBounds } from '#geo/coordinates.ts'
import { MapProblem } from '#geo/map-problem.ts'
import { completeOutlines } from '#geo/osm/complete-outlines.ts'
import { keepTags } from '#geo/osm/kept-tags.ts'
import { NodeStore } from '#geo/osm/node-store.ts'
import type { OsmElement, OsmMember, OsmNode, OsmRelation, OsmWay, Tags } from '#geo/osm/osm-element.ts'
import { type MapFile, readOsm } from '#geo/osm/read-osm.ts'
import { WayStore } from '#geo/osm/way-store.ts'

/** The part of a file that an import needs, in memory. */
export interface OsmExtract {
  readonly bounds: Bounds
  /** The area that the operator asked for. Without it, the whole file. */
  readonly area: Bounds | undefined
  readonly nodes: NodeStore
  /** Only nodes with tags that we use. */
  readonly taggedNodes: readonly OsmNode[]
  readonly ways: WayStore
  readonly relations: readonly OsmRelation[]
  readonly elementCount: number
}

export type ReadStage = 'Reading the file' | 'Reading outlines beyond --bbox'

export interface ReadOptions {
  readonly area?: Bounds | undefined
  /** Objects that are drawn whole or not at all. If one touches the area, its outline outside is read too. */
  readonly needsWhole?: ((tags: Tags) => boolean) | undefined
  readonly onProgress?: ((stage: ReadStage, bytesRead: number, bytesTotal: number) => void) | undefined
}

/** Ways that cross the edge of the area are kept for this far beyond it. */
const marginDegrees = 0.05

export async function readExtract(
  file: MapFile,
  { area, needsWhole, onProgress }: ReadOptions = {},
): Promise<OsmExtract> {
  const reading = new ExtractReading(area)
  let declared: Bounds | undefined
  for await (const batch of readOsm(file)) {
    declared ??= batch.bounds
    for (const element of batch.elements) reading.add(element)
    onProgress?.('Reading the file', batch.bytesRead, file.sizeBytes)
  }
  if (reading.elementCount === 0) throw new MapProblem(`The file ${file.path} has no map elements in it.`)
  const covered = reading.nodes.findBounds()
  if (covered === undefined) {
    throw new MapProblem(
      area === undefined
        ? `The file ${file.path} has no nodes: nothing can be put on a map.`
        : `Nothing of the file ${file.path} lies in the area of --bbox (west,south,east,north).`,
    )
  }
  // Tools leave the bounds of the whole planet in files they cut, so the nodes decide.
  const bounds = findCommonBounds(covered, area ?? declared ?? covered) ?? covered
  if (area !== undefined && needsWhole !== undefined) {
    await completeOutlines(file, reading, {
      needsWhole,
      onProgress: (bytes, total) => onProgress?.('Reading outlines beyond --bbox', bytes, total),
    })
  }
  const { nodes, taggedNodes, ways, relations, elementCount } = reading
  return { bounds, area, nodes, taggedNodes, ways, relations, elementCount }
}

class ExtractReading {
  readonly nodes = new NodeStore()
  readonly taggedNodes: OsmNode[] = []
  readonly ways = new WayStore()
  readonly relations: OsmRelation[] = []
  elementCount = 0
  readonly #kept: Bounds | undefined
  #last: OsmElement['type'] = 'node'

  constructor(area: Bounds | undefined) {
    this.#kept = area === undefined ? undefined : growBounds(area, marginDegrees)
  }

  add(element: OsmElement): void {
    this.elementCount += 1
    if (this.#kept !== undefined) this.#checkOrder(element.type)
    if (element.type === 'node') this.#addNode(element)
    else if (element.type === 'way') this.#addWay(element)
    else this.#addRelation(element)
  }

  /** Whether a way or a relation touches the area can only be decided when it is read, so the order matters. */
  #checkOrder(type: OsmElement['type']): void {
    const isBehind =
      (type === 'node' && this.#last !== 'node') || (type === 'way' && this.#last === 'relation')
    if (isBehind) {
      throw new MapProblem(
        '--bbox needs a file with nodes before ways and ways before relations: sort it with osmium sort first.',
      )
    }
    this.#last = type
  }

  #addNode({ id, lon, lat, tags }: OsmNode): void {
    if (this.#kept !== undefined && !isInBounds([lon, lat], this.#kept)) return
    this.nodes.add(id, lon, lat)
    const kept = keepTags(tags)
    if (kept !== undefined) this.taggedNodes.push({ type: 'node', id, lon, lat, tags: kept })
  }

  #addWay({ id, refs, tags }: OsmWay): void {
    if (this.#kept !== undefined && !refs.some((ref) => this.nodes.has(ref))) return
    this.ways.add(id, refs, keepTags(tags))
  }

  #addRelation(relation: OsmRelation): void {
    const { members } = relation
    const tags = keepTags(relation.tags)
    const isKept =
      this.#kept === undefined || isCountryOrRegion(tags) || members.some((member) => this.#has(member))
    if (isKept) this.relations.push({ ...relation, tags })
  }

  #has({ type, ref }: OsmMember): boolean {
    if (type === 'node') return this.nodes.has(ref)
    return type === 'way' && this.ways.findIndex(ref) !== undefined
  }
}

/** A city far from the border still needs the name of its country. */
function isCountryOrRegion(tags: Tags | undefined): boolean {
  const level = tags?.['admin_level']
  return tags?.['boundary'] === 'administrative' && (level === '2' || level === '4')
}
