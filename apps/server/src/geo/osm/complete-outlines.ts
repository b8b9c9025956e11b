import type { NodeStore } from '#geo/osm/node-store.ts'
import type { OsmElement, OsmRelation, Tags } from '#geo/osm/osm-element.ts'
import { type MapFile, readOsm } from '#geo/osm/read-osm.ts'
import type { WayStore } from '#geo/osm/way-store.ts'

interface Begun {
  readonly nodes: NodeStore
  readonly ways: WayStore
  readonly relations: readonly OsmRelation[]
}

interface CompleteOptions {
  readonly needsWhole: (tags: Tags) => boolean
  readonly onProgress: (bytesRead: number, bytesTotal: number) => void
}

/**
 * Rivers, lakes and forests reach beyond the area, and a ring with a gap cannot be drawn. The missing parts of those
 * that touch the area are read in two more passes, because nodes come before the ways that name them.
 */
export async function completeOutlines(
  file: MapFile,
  { nodes, ways, relations }: Begun,
  { needsWhole, onProgress }: CompleteOptions,
): Promise<void> {
  const bytesTotal = 2 * file.sizeBytes
  const members = listMembers(relations, needsWhole)
  const missingWays = new Set(members.filter((id) => ways.findIndex(id) === undefined))
  await walk(file, missingWays, 'way', {
    onProgress: (bytesRead) => onProgress(bytesRead, bytesTotal),
    add: (element) => {
      // Without tags: as a street or a house this way lies outside.
      if (element.type === 'way') ways.add(element.id, element.refs, undefined)
    },
  })
  const missingNodes = listMissingNodes({ nodes, ways }, new Set(members), needsWhole)
  await walk(file, missingNodes, 'node', {
    onProgress: (bytesRead) => onProgress(file.sizeBytes + bytesRead, bytesTotal),
    add: (element) => {
      if (element.type === 'node') nodes.add(element.id, element.lon, element.lat)
    },
  })
  onProgress(bytesTotal, bytesTotal)
}

function listMembers(relations: readonly OsmRelation[], needsWhole: CompleteOptions['needsWhole']): number[] {
  return relations.flatMap(({ tags = {}, members }) =>
    tags['type'] === 'multipolygon' && needsWhole(tags)
      ? members.filter(({ type }) => type === 'way').map(({ ref }) => ref)
      : [],
  )
}

/** Missing nodes of outlines in one way and in several. */
function listMissingNodes(
  { nodes, ways }: Omit<Begun, 'relations'>,
  members: ReadonlySet<number>,
  needsWhole: CompleteOptions['needsWhole'],
): Set<number> {
  const missing = new Set<number>()
  for (let index = 0; index < ways.count; index++) {
    const refs = ways.refsOf(index)
    const isRing = refs[0] === refs.at(-1) && needsWhole(ways.tagsOf(index) ?? {})
    if (!isRing && !members.has(ways.idOf(index))) continue
    for (const ref of refs) if (!nodes.has(ref)) missing.add(ref)
  }
  return missing
}

const kinds: readonly OsmElement['type'][] = ['node', 'way', 'relation']

/** Ends with the last wanted element, or after the last of its type: a cut file may not have it. */
async function walk(
  file: MapFile,
  missing: Set<number>,
  kind: OsmElement['type'],
  { add, onProgress }: { add: (element: OsmElement) => void; onProgress: (bytesRead: number) => void },
): Promise<void> {
  if (missing.size === 0) return
  for await (const { elements, bytesRead } of readOsm(file)) {
    onProgress(bytesRead)
    for (const element of elements) {
      if (kinds.indexOf(element.type) > kinds.indexOf(kind)) return
      if (element.type !== kind || !missing.delete(element.id)) continue
      add(element)
      if (missing.size === 0) return
    }
  }
}
