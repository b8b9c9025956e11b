import type { CityGrid } from '#geo/demo/city-grid.ts'
import type { CityPlan } from '#geo/demo/city-plan.ts'
import type { OsmDocument, Point } from '#geo/demo/osm-document.ts'

const beyond = 500
const shoreAt = -70

/** The surroundings: sea, beach, piers, river, woods, railway. */
export function drawScenery(document: OsmDocument, plan: CityPlan, grid: CityGrid): void {
  const { width, height } = grid
  const across = (v: number, steps: number): Point[] => grid.curve([-beyond, v], [width + beyond, v], steps)
  // The direction matters: the land is on the left of a coastline.
  document.addWay(grid.curve([-400, shoreAt], [width + 400, shoreAt], 120), { natural: 'coastline' })
  const [beachFrom, beachTo] = [grid.columns[2] ?? 0, grid.columns[Math.min(9, plan.columns - 2)] ?? 0]
  document.addArea(
    [
      ...grid.curve([beachFrom, shoreAt], [beachTo, shoreAt], 24),
      ...grid.curve([beachTo, -28], [beachFrom, -28], 24),
    ],
    { natural: 'beach', ...plan.names.beach },
  )
  for (const column of [3, 5, 11]) {
    const x = grid.columns[column]
    if (x !== undefined) document.addWay(grid.curve([x, -40], [x, -150], 1), { man_made: 'pier' })
  }
  const wood = { natural: 'wood' }
  document.addArea(
    [...across(height + 60, 40), ...grid.curve([width + beyond, height + 560], [-beyond, height + 560], 40)],
    wood,
  )
  document.addArea(
    [...grid.curve([-520, 60], [-60, 60], 10), ...grid.curve([-60, height], [-520, height], 10)],
    wood,
  )
  for (const v of [height + 45, height + 52]) document.addWay(across(v, 60), { railway: 'rail' })
  document.addNode(grid.bend(grid.columns[plan.middle.column] ?? 0, height + 42), {
    railway: 'station',
    ...plan.names.station,
  })
  drawRiver(document, plan, grid)
}

function drawRiver(document: OsmDocument, { river }: CityPlan, grid: CityGrid): void {
  if (river === undefined) return
  const [left, right] = [grid.columns[river.column] ?? 0, grid.columns[river.column + 1] ?? 0]
  const end = grid.height + beyond
  document.addArea(
    [
      ...grid.curve([left + 12, shoreAt - 5], [left + 12, end], 60),
      ...grid.curve([right - 12, end], [right - 12, shoreAt - 5], 60),
    ],
    { natural: 'water', water: 'river' },
  )
  const middle = (left + right) / 2
  document.addWay(grid.curve([middle, end], [middle, shoreAt], 60), { waterway: 'river', ...river.names })
}
