import { type Bounds, findCommonBounds, growBounds, isInBounds } from '#geo/coordinates.ts'
import { MapProblem } from '#geo/map-problem.ts'
import { keepTags } from '#geo/osm/kept-tags.ts'
import { NodeStore } from '#geo/osm/node-store.ts'
import type { OsmElement, OsmNode, OsmRelation } from '#geo/osm/osm-element.ts'
import { type MapFile, readOsm } from '#geo/osm/read-osm.ts'
import { WayStore } from '#geo/osm/way-store.ts'

/** What an import needs of a file, and no more of it, in memory. */
export interface OsmExtract {
  readonly bounds: Bounds
  /** What the operator asked for; without it, all of the file. */
  readonly area: Bounds | undefined
  readonly nodes: NodeStore
  /** Only those that say something. */
  readonly taggedNodes: readonly OsmNode[]
  readonly ways: WayStore
  readonly relations: readonly OsmRelation[]
  readonly elementCount: number
}

export interface ReadOptions {
  readonly area?: Bounds | undefined
  readonly onProgress?: ((bytesRead: number) => void) | undefined
}

/** Ways that cross the edge of the area keep their shape for this far beyond it. */
const marginDegrees = 0.05

export async function readExtract(
  file: MapFile,
  { area, onProgress }: ReadOptions = {},
): Promise<OsmExtract> {
  const reading = new ExtractReading(area)
  let declared: Bounds | undefined
  for await (const batch of readOsm(file)) {
    declared ??= batch.bounds
    for (const element of batch.elements) reading.add(element)
    onProgress?.(batch.bytesRead)
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
  // Tools leave the bounds of the whole planet in files they have cut, so the nodes have the last word.
  const bounds = findCommonBounds(covered, area ?? declared ?? covered) ?? covered
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
  #hasSeenWay = false

  constructor(area: Bounds | undefined) {
    this.#kept = area === undefined ? undefined : growBounds(area, marginDegrees)
  }

  add(element: OsmElement): void {
    this.elementCount += 1
    if (element.type === 'node') this.#addNode(element)
    else if (element.type === 'way') {
      this.#hasSeenWay = true
      if (this.#kept === undefined || element.refs.some((ref) => this.nodes.has(ref))) {
        this.ways.add(element.id, element.refs, keepTags(element.tags))
      }
    } else this.relations.push({ ...element, tags: keepTags(element.tags) })
  }

  #addNode({ id, lon, lat, tags }: OsmNode): void {
    if (this.#kept !== undefined) {
      if (this.#hasSeenWay) {
        throw new MapProblem('--bbox needs a file with nodes before ways: sort it with osmium sort first.')
      }
      if (!isInBounds([lon, lat], this.#kept)) return
    }
    this.nodes.add(id, lon, lat)
    const kept = keepTags(tags)
    if (kept !== undefined) this.taggedNodes.push({ type: 'node', id, lon, lat, tags: kept })
  }
}
