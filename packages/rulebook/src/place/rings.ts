export interface GeoPoint {
  readonly lat: number
  readonly lng: number
}

interface GridPoint {
  readonly x: number
  readonly y: number
}

/**
 * Points are laid on a grid of 1e-7 degree (about a centimetre, the precision of OpenStreetMap). On whole numbers
 * 'on the edge', 'crosses' and 'smaller' are exact, so no answer depends on a rounding error.
 */
const gridPerDegree = 1e7
const metresPerDegree = 111_319.49

/** A ring on the grid without repeated neighbours and without its closing point. */
function toGridRing(points: readonly GeoPoint[]): GridPoint[] {
  const ring: GridPoint[] = []
  for (const point of points) {
    const next = toGrid(point)
    const last = ring.at(-1)
    if (!last || !isSamePoint(last, next)) ring.push(next)
  }
  const first = ring[0]
  const last = ring.at(-1)
  if (first && last && ring.length > 1 && isSamePoint(first, last)) ring.pop()
  return ring
}

function toGrid(point: GeoPoint): GridPoint {
  return { x: Math.round(point.lng * gridPerDegree), y: Math.round(point.lat * gridPerDegree) }
}

function isSamePoint(a: GridPoint, b: GridPoint): boolean {
  return a.x === b.x && a.y === b.y
}

/** The edge is inside. Otherwise a ray to the east leaves a ring an odd number of times from inside, an even number from outside. */
export function isPointInRing(point: GeoPoint, points: readonly GeoPoint[]): boolean {
  const ring = getGridRing(points)
  if (ring.length < 3) return false
  const at = toGrid(point)
  let isInside = false
  for (const [index, to] of ring.entries()) {
    const from = ring.at(index - 1) ?? to
    const [low, high] = from.y < to.y ? [from, to] : [to, from]
    if (at.y < low.y || at.y > high.y) continue
    const side = turn(low, high, at)
    if (side === 0 && at.x >= Math.min(from.x, to.x) && at.x <= Math.max(from.x, to.x)) return true
    // A corner belongs to the side above it. Counted for both sides, a ray through it would cross the ring twice.
    if (at.y < high.y && side > 0) isInside = !isInside
  }
  return isInside
}

/** A cache: zones are searched at every step of every customer, and their polygons never change. */
const gridRings = new WeakMap<readonly GeoPoint[], GridPoint[]>()

function getGridRing(points: readonly GeoPoint[]): GridPoint[] {
  const known = gridRings.get(points)
  if (known !== undefined) return known
  const ring = toGridRing(points)
  gridRings.set(points, ring)
  return ring
}

/** Square metres, by the shoelace formula: good to a percent at the size of a city, which is what comparing needs. */
export function ringArea(points: readonly GeoPoint[]): number {
  const ring = toGridRing(points)
  let twice = 0n
  for (const [index, corner] of ring.entries()) {
    const next = ring[(index + 1) % ring.length] ?? corner
    twice += BigInt(corner.x) * BigInt(next.y) - BigInt(next.x) * BigInt(corner.y)
  }
  const squareDegrees = Math.abs(Number(twice)) / 2 / gridPerDegree ** 2
  const heights = ring.map((corner) => corner.y)
  // The middle of the bounding box. An average of the corners would depend on how many corners a side has.
  const middleLat = ring.length === 0 ? 0 : (Math.min(...heights) + Math.max(...heights)) / 2 / gridPerDegree
  return squareDegrees * metresPerDegree ** 2 * Math.cos((middleLat * Math.PI) / 180)
}

export type RingProblem = 'too-few-points' | 'self-crossing'

/** Why a ring cannot be a zone. The import asks this. A ring that touches itself counts as crossing. */
export function findRingProblem(points: readonly GeoPoint[]): RingProblem | undefined {
  const ring = toGridRing(points)
  if (ring.length < 3) return 'too-few-points'
  const sides = ring.map((from, index) => ({ from, to: ring[(index + 1) % ring.length] ?? from }))
  for (const [index, side] of sides.entries()) {
    const next = sides[(index + 1) % sides.length]
    if (next && isFoldedBack(side, next)) return 'self-crossing'
    for (const [otherIndex, other] of sides.entries()) {
      const isNeighbour = otherIndex - index < 2 || otherIndex - index === sides.length - 1
      if (!isNeighbour && areTouching(side, other)) return 'self-crossing'
    }
  }
  return undefined
}

interface Side {
  readonly from: GridPoint
  readonly to: GridPoint
}

/** Neighbours share a corner anyway; wrong is only a spike that runs back along the same line. */
function isFoldedBack(side: Side, next: Side): boolean {
  if (turn(side.from, side.to, next.to) !== 0) return false
  const ahead = (side.to.x - side.from.x) * (next.to.x - next.from.x)
  const aside = (side.to.y - side.from.y) * (next.to.y - next.from.y)
  return ahead + aside < 0
}

function areTouching(a: Side, b: Side): boolean {
  if (!areBoxesTouching(a, b)) return false
  const fromSide = turn(a.from, a.to, b.from) * turn(a.from, a.to, b.to)
  const toSide = turn(b.from, b.to, a.from) * turn(b.from, b.to, a.to)
  return fromSide <= 0 && toSide <= 0
}

function areBoxesTouching(a: Side, b: Side): boolean {
  return (
    Math.min(a.from.x, a.to.x) <= Math.max(b.from.x, b.to.x) &&
    Math.min(b.from.x, b.to.x) <= Math.max(a.from.x, a.to.x) &&
    Math.min(a.from.y, a.to.y) <= Math.max(b.from.y, b.to.y) &&
    Math.min(b.from.y, b.to.y) <= Math.max(a.from.y, a.to.y)
  )
}

/** 1 to the left, -1 to the right, 0 straight on. BigInt: products of grid numbers pass 2^53. */
function turn(a: GridPoint, b: GridPoint, c: GridPoint): -1 | 0 | 1 {
  const product = BigInt(b.x - a.x) * BigInt(c.y - a.y) - BigInt(b.y - a.y) * BigInt(c.x - a.x)
  if (product === 0n) return 0
  return product > 0n ? 1 : -1
}
