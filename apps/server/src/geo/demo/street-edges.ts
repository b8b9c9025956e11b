import type { BlockKinds } from '#geo/demo/block-kinds.ts'
import type { CityGrid } from '#geo/demo/city-grid.ts'
import type { CityPlan, NameTags, StreetPlan } from '#geo/demo/city-plan.ts'
import type { Point } from '#geo/demo/osm-document.ts'

export type RoadClass = 'primary' | 'secondary' | 'tertiary' | 'residential'

/** A stretch of street between two crossings. */
export interface Edge {
  readonly names: NameTags
  readonly roadClass: RoadClass
  readonly points: readonly Point[]
  readonly isBridge: boolean
  /** Some stretches were never built, which makes larger blocks. */
  readonly isBuilt: boolean
}

export interface StreetEdges {
  /** By column, then by row. */
  readonly columns: readonly (readonly Edge[])[]
  /** By row, then by column. */
  readonly rows: readonly (readonly Edge[])[]
}

const unbuiltShare = 0.07
const pointsPerEdge = 3

export function layStreets(
  plan: CityPlan,
  grid: CityGrid,
  blocks: BlockKinds,
  random: () => number,
): StreetEdges {
  const nextName = nameSource(plan)
  const halfway = Math.floor(plan.rows / 2)
  const columns = Array.from({ length: plan.columns }, (_, column) => {
    const roadClass = toClass(column, plan.middle.column)
    const own = plan.columnStreets[column]
    const lower = own?.names ?? nextName()
    // A small street changes its name on the way up the hill.
    const upper = own === undefined && roadClass === 'residential' ? nextName() : lower
    return Array.from({ length: plan.rows - 1 }, (__, row): Edge => {
      const isUnbuilt =
        roadClass === 'residential' && random() < unbuiltShare && column > 0 && column < plan.columns - 1
      return {
        names: row < halfway ? lower : upper,
        roadClass,
        isBridge: false,
        isBuilt: !isUnbuilt && !blocks.areOneArea([column - 1, row], [column, row]),
        points: grid.curve(
          [grid.columns[column] ?? 0, grid.rows[row] ?? 0],
          [grid.columns[column] ?? 0, grid.rows[row + 1] ?? 0],
          pointsPerEdge,
        ),
      }
    })
  })
  const rows = Array.from({ length: plan.rows }, (_, row) => {
    const roadClass = row === 0 ? 'secondary' : toClass(row, plan.middle.row)
    const own = plan.rowStreets[row]
    const left = own?.names ?? nextName()
    const beyond = toOtherEnd(own, plan, nextName, left)
    return Array.from({ length: plan.columns - 1 }, (__, column): Edge => {
      const isOverRiver = column === plan.river?.column
      const isBridge = isOverRiver && (row % 4 === 0 || row === plan.rows - 1)
      const isUnbuilt =
        roadClass === 'residential' && random() < unbuiltShare && row > 0 && row < plan.rows - 1
      return {
        names: beyond.isHere(column) ? beyond.names : left,
        roadClass,
        isBridge,
        isBuilt: isOverRiver ? isBridge : !isUnbuilt && !blocks.areOneArea([column, row - 1], [column, row]),
        points: grid.curve(
          [grid.columns[column] ?? 0, grid.rows[row] ?? 0],
          [grid.columns[column + 1] ?? 0, grid.rows[row] ?? 0],
          pointsPerEdge,
        ),
      }
    })
  })
  return { columns, rows }
}

function toOtherEnd(
  own: StreetPlan | undefined,
  { river }: CityPlan,
  nextName: () => NameTags,
  left: NameTags,
): { names: NameTags; isHere: (column: number) => boolean } {
  const from = own?.from
  if (from !== undefined) return { names: nextName(), isHere: (column) => column < from }
  if (own !== undefined || river === undefined) return { names: left, isHere: () => false }
  return { names: nextName(), isHere: (column) => column > river.column }
}

function nameSource({ streetNames }: CityPlan): () => NameTags {
  let next = 0
  return () => {
    const names = streetNames[next]
    next += 1
    if (names === undefined) throw new Error('The city has more streets than names for them')
    return names
  }
}

function toClass(index: number, middle: number): RoadClass {
  if (index === middle) return 'primary'
  if (index % 6 === middle % 6) return 'secondary'
  return index % 3 === 0 ? 'tertiary' : 'residential'
}
