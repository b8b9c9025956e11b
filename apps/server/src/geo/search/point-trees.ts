import { around, distance } from 'geokdbush'
import KDBush from 'kdbush'
import { type LngLat, positionAt, toDegrees, toE7 } from '#geo/coordinates.ts'

/** About 5 km: a few thousand houses in the densest city. */
const cellE7 = toE7(0.05)
const columns = Math.ceil(toE7(360) / cellE7)
const pointsPerStep = 5000

interface Cell {
  readonly tree: KDBush
  /** The numbers of its points, in the tree's order. */
  readonly points: readonly number[]
}

/**
 * Finds the nearest of many points by their numbers 0, 1, 2 … One tree of half a million points would be sorted in
 * one go while every request waits, so there is a tree for each cell of a grid.
 */
export class PointTrees {
  readonly #cells: ReadonlyMap<number, Cell>
  readonly #places: ArrayLike<number>

  private constructor(cells: ReadonlyMap<number, Cell>, places: ArrayLike<number>) {
    this.#cells = cells
    this.#places = places
  }

  /** `places` are longitude, latitude pairs in 1e-7 degree. */
  static *growInSteps(places: ArrayLike<number>): Generator<undefined, PointTrees> {
    const pointsOfCells = new Map<number, number[]>()
    for (let point = 0; point < places.length / 2; point++) {
      const cell = toCell(toColumn(places[2 * point] ?? 0), toRow(places[2 * point + 1] ?? 0))
      const known = pointsOfCells.get(cell)
      if (known === undefined) pointsOfCells.set(cell, [point])
      else known.push(point)
      if (point % pointsPerStep === 0) yield
    }
    const cells = new Map<number, Cell>()
    for (const [cell, points] of pointsOfCells) {
      const tree = new KDBush(points.length)
      for (const point of points) tree.add(...positionAt(places, point))
      cells.set(cell, { tree: tree.finish(), points })
      yield
    }
    return new PointTrees(cells, places)
  }

  findNearest([lng, lat]: LngLat, reachKm: number): number | undefined {
    const reach = toDegrees(reachKm * 1000)
    // At a pole every meridian is near, so the columns need a bound.
    const reachLng = Math.min(reach / Math.cos((lat * Math.PI) / 180), 180)
    let nearest: number | undefined
    let smallestKm = reachKm
    for (let row = toRow(toE7(lat - reach)); row <= toRow(toE7(lat + reach)); row++) {
      const last = toColumn(toE7(lng + reachLng))
      for (let column = toColumn(toE7(lng - reachLng)); column <= last; column++) {
        const cell = this.#cells.get(toCell(column, row))
        const [index] = cell === undefined ? [] : around(cell.tree, lng, lat, 1, smallestKm)
        const point = index === undefined ? undefined : cell?.points[index]
        if (point === undefined) continue
        nearest = point
        smallestKm = distance(lng, lat, ...positionAt(this.#places, point))
      }
    }
    return nearest
  }
}

function toColumn(lngE7: number): number {
  return Math.floor(lngE7 / cellE7)
}

function toRow(latE7: number): number {
  return Math.floor(latE7 / cellE7)
}

function toCell(column: number, row: number): number {
  return row * columns + column
}
