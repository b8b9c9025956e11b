import type { Bounds, LngLat } from '#geo/coordinates.ts'

export type Line = readonly LngLat[]
/** Closed: the last position repeats the first. */
export type Ring = readonly LngLat[]
/** The outer ring, then its holes. */
export type Polygon = readonly Ring[]

export function isSamePosition(a: LngLat | undefined, b: LngLat | undefined): boolean {
  return a !== undefined && b !== undefined && a[0] === b[0] && a[1] === b[1]
}

export function isClosed(line: Line): boolean {
  return line.length > 3 && isSamePosition(line[0], line.at(-1))
}

/** Twice the area in square degrees; positive when the ring runs counter-clockwise. */
export function signedArea(ring: Ring): number {
  const [origin] = ring
  if (origin === undefined) return 0
  let area = 0
  for (let index = 1; index < ring.length; index++) {
    const a = ring[index - 1] ?? origin
    const b = ring[index] ?? origin
    area += (a[0] - origin[0]) * (b[1] - origin[1]) - (b[0] - origin[0]) * (a[1] - origin[1])
  }
  return area
}

export function findCentre(ring: Ring): LngLat {
  const origin = ring[0] ?? [0, 0]
  let [area, x, y] = [0, 0, 0]
  for (let index = 1; index < ring.length; index++) {
    const [ax, ay] = relative(ring[index - 1] ?? origin, origin)
    const [bx, by] = relative(ring[index] ?? origin, origin)
    const cross = ax * by - bx * ay
    area += cross
    x += (ax + bx) * cross
    y += (ay + by) * cross
  }
  return area === 0 ? origin : [origin[0] + x / (3 * area), origin[1] + y / (3 * area)]
}

/** Counts crossings. A position on the edge may count as inside or outside, which does not matter on a map. */
export function isInRing([x, y]: LngLat, ring: Ring): boolean {
  let isInside = false
  for (let index = 1; index < ring.length; index++) {
    const [ax, ay] = ring[index - 1] ?? [0, 0]
    const [bx, by] = ring[index] ?? [0, 0]
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isInside = !isInside
  }
  return isInside
}

export function boundsOf(line: Line): Bounds {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const [lng, lat] of line) {
    if (lng < west) west = lng
    if (lng > east) east = lng
    if (lat < south) south = lat
    if (lat > north) north = lat
  }
  return { west, south, east, north }
}

function relative(position: LngLat, origin: LngLat): [number, number] {
  return [position[0] - origin[0], position[1] - origin[1]]
}
