import type { OsmDocument } from '#geo/demo/osm-document.ts'
import type { Edge, StreetEdges } from '#geo/demo/street-edges.ts'

/** Adjacent stretches of one name are one way. A bridge is a way of its own. */
export function drawStreets(document: OsmDocument, { columns, rows }: StreetEdges): void {
  for (const edges of [...columns, ...rows]) {
    let run: Edge[] = []
    const finish = (): void => {
      const [first] = run
      if (first !== undefined) {
        const points = run.flatMap((edge, index) => (index === 0 ? edge.points : edge.points.slice(1)))
        const bridge = first.isBridge ? { bridge: 'yes', layer: '1' } : {}
        document.addWay(points, { highway: first.roadClass, ...first.names, ...bridge })
      }
      run = []
    }
    for (const edge of edges) {
      const last = run.at(-1)
      const goesOn = last === undefined || (last.names === edge.names && last.isBridge === edge.isBridge)
      if (!edge.isBuilt || !goesOn) finish()
      if (edge.isBuilt) run.push(edge)
    }
    finish()
  }
}
