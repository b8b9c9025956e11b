import type { BlockKind, BlockKinds } from '#geo/demo/block-kinds.ts'
import type { CityGrid } from '#geo/demo/city-grid.ts'
import type { CityPlan } from '#geo/demo/city-plan.ts'
import type { Houses, HouseSize } from '#geo/demo/houses.ts'
import type { OsmDocument, Point } from '#geo/demo/osm-document.ts'
import { between, centreOf, distance } from '#geo/demo/plane.ts'
import type { Edge, StreetEdges } from '#geo/demo/street-edges.ts'
import type { Tags } from '#geo/osm/osm-element.ts'

export interface BlockParts {
  readonly plan: CityPlan
  readonly grid: CityGrid
  readonly blocks: BlockKinds
  readonly streets: StreetEdges
  readonly houses: Houses
  readonly random: () => number
}

interface Row {
  readonly step: number
  readonly gap: number
  readonly emptyShare: number
  readonly size: HouseSize
}

/** How houses stand in a row along the street, by kind of block. */
const rows: Partial<Record<BlockKind, Row>> = {
  centre: { step: 34, gap: 20, emptyShare: 0.06, size: { length: 31, depth: 15, setback: 12 } },
  mid: { step: 52, gap: 26, emptyShare: 0.12, size: { length: 38, depth: 13, setback: 14 } },
  slab: { step: 74, gap: 26, emptyShare: 0.12, size: { length: 58, depth: 12, setback: 16 } },
  house: { step: 26, gap: 22, emptyShare: 0.12, size: { length: 11, depth: 9, setback: 11 } },
}

export function drawBlocks(document: OsmDocument, parts: BlockParts): void {
  const { plan, blocks } = parts
  for (let column = 0; column < plan.columns - 1; column++) {
    for (let row = 0; row < plan.rows - 1; row++) {
      const kind = blocks.find(column, row)
      if (kind !== undefined && kind !== 'river') drawBlock(document, parts, kind, column, row)
    }
  }
}

function drawBlock(
  document: OsmDocument,
  parts: BlockParts,
  kind: BlockKind,
  column: number,
  row: number,
): void {
  const { plan, streets, houses } = parts
  const centre = centreOf(outline(parts, column, row, 0))
  const edge = streets.rows[row]?.[column]
  if (kind === 'park' || kind === 'forest') drawGreen(document, parts, kind, column, row)
  else if (kind === 'square') {
    document.addArea(outline(parts, column, row, 8), { place: 'square', ...plan.names.square })
  } else if (kind === 'school' || kind === 'hospital' || kind === 'market' || kind === 'industry') {
    document.addArea(outline(parts, column, row, 9), toGroundTags(plan, kind, column, row))
    const size = { length: kind === 'industry' ? 40 : 50, depth: 24, setback: 22 }
    if (edge !== undefined)
      houses.add(edge, 0.5, centre, size, { side: 0, order: column * 100 }, { building: 'yes' })
  } else drawHouses(document, parts, kind, column, row)
}

function drawGreen(
  document: OsmDocument,
  parts: BlockParts,
  kind: 'park' | 'forest',
  column: number,
  row: number,
): void {
  const { names, middle } = parts.plan
  const corners = outline(parts, column, row, kind === 'park' ? 7 : 0)
  const isMiddle = column === middle.column - 3 && row === middle.row + 3
  document.addArea(
    corners,
    kind === 'park' ? { leisure: 'park', ...(isMiddle && names.park) } : { natural: 'wood' },
  )
  const centre = centreOf(corners)
  const [a, b, c, d] = corners
  if (a === undefined || b === undefined || c === undefined || d === undefined) return
  document.addWay([a, centre, c], { highway: 'footway' })
  document.addWay([b, centre, d], { highway: 'footway' })
  if (isMiddle) document.addArea(toPond(centre), { natural: 'water' })
}

function drawHouses(
  document: OsmDocument,
  parts: BlockParts,
  kind: BlockKind,
  column: number,
  row: number,
): void {
  const { streets, houses, random } = parts
  const line = rows[kind]
  if (line === undefined) return
  if (kind !== 'centre' && kind !== 'house')
    document.addArea(outline(parts, column, row, 8), { landuse: 'residential' })
  const inward = centreOf(outline(parts, column, row, 0))
  const around: [Edge | undefined, 0 | 1, number][] = [
    [streets.rows[row]?.[column], 0, column],
    [streets.columns[column + 1]?.[row], 1, row],
    [streets.rows[row + 1]?.[column], 1, column],
    [streets.columns[column]?.[row], 0, row],
  ]
  for (const [edge, side, along] of around) {
    const [first, last] = [edge?.points[0], edge?.points.at(-1)]
    if (edge === undefined || first === undefined || last === undefined) continue
    const length = distance(first, last)
    const count = Math.floor((length - 2 * line.gap + line.step - line.size.length) / line.step)
    const start = (length - (count - 1) * line.step) / 2
    for (let index = 0; index < count; index++) {
      if (random() < line.emptyShare) continue
      const size = {
        length: line.size.length * (0.85 + 0.3 * random()),
        depth: line.size.depth * (0.9 + 0.25 * random()),
        setback: line.size.setback + (kind === 'house' ? 4 * random() : 0),
      }
      const tags = {
        building: kind === 'house' ? 'house' : 'apartments',
        'building:levels': toLevels(kind, random),
      }
      houses.add(
        edge,
        (start + index * line.step) / length,
        inward,
        size,
        { side, order: along * 100 + index },
        tags,
      )
    }
  }
  if (kind !== 'slab') return
  const yard = outline(parts, column, row, 58)
  const [a, b, c, d] = yard
  if (a === undefined || b === undefined || c === undefined || d === undefined) return
  document.addWay([between(a, b, 0.5), between(d, c, 0.5)], { highway: 'service' })
}

function toLevels(kind: BlockKind, random: () => number): string {
  if (kind === 'house') return String(1 + Math.floor(random() * 2))
  return kind === 'slab' ? '9' : String(4 + Math.floor(random() * 3))
}

function toGroundTags({ names }: CityPlan, kind: BlockKind, column: number, row: number): Tags {
  if (kind === 'school') return { amenity: 'school', ...names.school(1 + ((column * 3 + row) % 30)) }
  if (kind === 'hospital') return { amenity: 'hospital', ...names.hospital }
  return kind === 'market' ? { landuse: 'retail', ...names.market } : { landuse: 'industrial' }
}

/** The block's four corners, moved inward from the streets. */
function outline({ grid }: BlockParts, column: number, row: number, margin: number): Point[] {
  const corners = [
    grid.corner(column, row),
    grid.corner(column + 1, row),
    grid.corner(column + 1, row + 1),
    grid.corner(column, row + 1),
  ]
  const centre = centreOf(corners)
  return corners.map((corner) => between(corner, centre, (margin * 1.35) / distance(corner, centre)))
}

function toPond([x, y]: Point): Point[] {
  return Array.from({ length: 18 }, (_, step) => {
    const angle = (step / 18) * 2 * Math.PI
    return [x + 42 * Math.cos(angle) * (1 + 0.2 * Math.sin(3 * angle)), y + 26 * Math.sin(angle)] as const
  })
}
