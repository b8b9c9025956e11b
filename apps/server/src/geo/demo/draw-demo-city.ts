import { BlockKinds } from '#geo/demo/block-kinds.ts'
import { CityGrid } from '#geo/demo/city-grid.ts'
import type { CityPlan } from '#geo/demo/city-plan.ts'
import { drawBlocks } from '#geo/demo/draw-blocks.ts'
import { drawScenery } from '#geo/demo/draw-scenery.ts'
import { drawStreets } from '#geo/demo/draw-streets.ts'
import { Houses } from '#geo/demo/houses.ts'
import { OsmDocument, type Point } from '#geo/demo/osm-document.ts'
import { createRandom } from '#geo/demo/random.ts'
import { layStreets } from '#geo/demo/street-edges.ts'

/** An invented city as OpenStreetMap XML; the same text for the same plan. */
export function drawDemoCity(plan: CityPlan): string {
  const random = createRandom(plan.seed)
  const grid = new CityGrid(plan, random)
  const blocks = new BlockKinds(plan, random)
  const streets = layStreets(plan, grid, blocks, random)
  const document = new OsmDocument(plan.centre, plan.firstId)
  const houses = new Houses()
  drawStreets(document, streets)
  drawScenery(document, plan, grid)
  drawBlocks(document, { plan, grid, blocks, streets, houses, random })
  const pins = plan.pins.map(({ at, ...pin }) => ({ ...pin, at: document.toPoint(at) }))
  houses.draw(document, plan.names.city.name, pins, random)
  drawNames(document, plan, grid)
  return document.toXml()
}

function drawNames(document: OsmDocument, { names, middle }: CityPlan, grid: CityGrid): void {
  document.addNode(grid.bend((grid.columns[middle.column] ?? 0) + 30, (grid.rows[middle.row] ?? 0) + 200), {
    place: 'city',
    population: '120000',
    ...names.city,
  })
  for (const district of names.districts) {
    const [u, v] = [grid.columns[district.column] ?? 0, grid.rows[district.row] ?? 0]
    document.addNode(grid.bend(u + 40, v + 40), { place: 'suburb', ...district.names })
  }
  const reach = grid.width
  const corners: Point[] = [
    [-reach, -reach],
    [reach, -reach],
    [reach, reach],
    [-reach, reach],
  ]
  for (const [level, area] of [
    ['2', names.country],
    ['4', names.region],
  ] as const) {
    document.addBoundary(corners, {
      type: 'boundary',
      boundary: 'administrative',
      admin_level: level,
      ...area,
    })
  }
}
