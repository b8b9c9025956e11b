import type { CityPlan } from '#geo/demo/city-plan.ts'

export type BlockKind =
  | 'centre'
  | 'mid'
  | 'slab'
  | 'house'
  | 'park'
  | 'square'
  | 'school'
  | 'hospital'
  | 'industry'
  | 'river'
  | 'forest'
  | 'market'

/** Blocks of these kinds have no inner streets. */
const open = new Set<BlockKind | undefined>(['park', 'industry', 'forest', 'river'])

/** The kind of each block: dense in the middle, gardens at the edge. */
export class BlockKinds {
  readonly #kinds: BlockKind[][]

  constructor(plan: CityPlan, random: () => number) {
    this.#kinds = Array.from({ length: plan.columns - 1 }, (_, column) =>
      Array.from({ length: plan.rows - 1 }, (__, row) => toKind(plan, column, row, random)),
    )
  }

  find(column: number, row: number): BlockKind | undefined {
    return this.#kinds[column]?.[row]
  }

  areOneArea(a: readonly [number, number], b: readonly [number, number]): boolean {
    const kind = this.find(...a)
    return open.has(kind) && kind !== undefined && kind === this.find(...b)
  }
}

function toKind(plan: CityPlan, column: number, row: number, random: () => number): BlockKind {
  const { middle, river, columns, rows } = plan
  const away = Math.hypot(column - middle.column, (row - middle.row) * 1.2)
  // One random number per block, so that one block's kind does not shift the kinds of all others.
  const chance = random()
  if (river !== undefined && column === river.column) return 'river'
  if (isIn(column, middle.column - 4, middle.column - 2) && isIn(row, middle.row + 2, middle.row + 4))
    return 'park'
  if (river !== undefined && column === river.column - 1 && row < rows - 6 && row % 4 !== 3) return 'park'
  if (column === middle.column && row === middle.row) return 'square'
  if (row >= rows - 4 && column > columns - 8) return 'industry'
  if (row === 0 && column > columns - 5) return 'forest'
  if ((column * 7 + row * 11) % 23 === 0 && away > 2) return 'school'
  if (column === middle.column + 3 && row === middle.row + 3) return 'hospital'
  if (column === middle.column - 5 && row === middle.row + 1) return 'market'
  if (away < 3.4) return 'centre'
  if (away < 6) return 'mid'
  return chance < 0.45 && isIn(column, 3, columns - 4) ? 'slab' : 'house'
}

function isIn(value: number, from: number, to: number): boolean {
  return value >= from && value <= to
}
