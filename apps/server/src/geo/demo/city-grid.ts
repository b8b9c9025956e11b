import type { CityPlan } from '#geo/demo/city-plan.ts'
import type { Point } from '#geo/demo/osm-document.ts'

const tiltRadians = 0.16
const riverWidth = 95

/** Columns and rows of uneven width, bent along shore and river, like a city that grew. */
export class CityGrid {
  readonly columns: readonly number[]
  readonly rows: readonly number[]
  readonly #riverAt: number | undefined

  constructor(plan: CityPlan, random: () => number) {
    const { columns, rows, river } = plan
    this.columns = toOffsets(columns, (index) => {
      if (river !== undefined && index === river.column + 1) return riverWidth
      const suburb = (45 * Math.abs(index - columns / 2) * 2) / columns
      return 95 + 85 * random() + suburb
    })
    this.rows = toOffsets(rows, (index) => 85 + 75 * random() + 4 * index)
    this.#riverAt = river === undefined ? undefined : (this.columns[river.column] ?? 0) + riverWidth / 2
  }

  get width(): number {
    return this.columns.at(-1) ?? 0
  }

  get height(): number {
    return this.rows.at(-1) ?? 0
  }

  corner(column: number, row: number): Point {
    return this.bend(this.columns[column] ?? 0, this.rows[row] ?? 0)
  }

  /** From the flat plan to the land. The shore's waves fade inland, the river's to its sides. */
  bend(u: number, v: number): Point {
    const nearSea = Math.exp(-v / 900)
    const nearRiver = this.#riverAt === undefined ? 0 : Math.exp(-((u - this.#riverAt) ** 2) / (2 * 700 ** 2))
    const shore = 170 * Math.sin(u / 830 + 0.6) + 60 * Math.sin(u / 310)
    const river = 170 * Math.sin(v / 640 + 1) + 45 * Math.sin(v / 250)
    const x = u + river * nearRiver + 26 * Math.sin(v / 230 + u / 500) - this.width / 2
    const y = v + shore * nearSea + 30 * Math.sin(u / 260 + v / 400) * (1 - nearSea) - this.height / 2
    return [
      x * Math.cos(tiltRadians) - y * Math.sin(tiltRadians),
      x * Math.sin(tiltRadians) + y * Math.cos(tiltRadians),
    ]
  }

  /** A straight line of the plan, bent as the land is. */
  curve(from: Point, to: Point, steps: number): Point[] {
    return Array.from({ length: steps + 1 }, (_, step) => {
      const share = step / steps
      return this.bend(from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share)
    })
  }
}

function toOffsets(count: number, widthOf: (index: number) => number): number[] {
  const offsets = [0]
  for (let index = 1; index < count; index++) offsets.push((offsets[index - 1] ?? 0) + widthOf(index))
  return offsets
}
