import type { Bounds, LngLat } from '#geo/coordinates.ts'
import { isSamePosition, type Line } from '#geo/shapes/ring.ts'

/** The pieces of a line inside a box (Liang and Barsky, 1984). Each ends where the line leaves the box. */
export function clipLine(line: Line, box: Bounds): LngLat[][] {
  const pieces: LngLat[][] = []
  let piece: LngLat[] = []
  for (let index = 1; index < line.length; index++) {
    const inside = clipSegment(line[index - 1] ?? [0, 0], line[index] ?? [0, 0], box)
    if (inside === undefined || !isSamePosition(piece.at(-1), inside[0])) {
      if (piece.length > 1) pieces.push(piece)
      piece = []
    }
    if (inside === undefined) continue
    if (piece.length === 0) piece.push(inside[0])
    if (!isSamePosition(piece.at(-1), inside[1])) piece.push(inside[1])
  }
  if (piece.length > 1) pieces.push(piece)
  return pieces
}

function clipSegment(a: LngLat, b: LngLat, box: Bounds): [LngLat, LngLat] | undefined {
  const dx = b[0] - a[0]
  const dy = b[1] - a[1]
  let from = 0
  let to = 1
  const sides: [number, number][] = [
    [-dx, a[0] - box.west],
    [dx, box.east - a[0]],
    [-dy, a[1] - box.south],
    [dy, box.north - a[1]],
  ]
  for (const [direction, room] of sides) {
    if (direction === 0) {
      if (room < 0) return undefined
      continue
    }
    const at = room / direction
    if (direction < 0) from = Math.max(from, at)
    else to = Math.min(to, at)
    if (from > to) return undefined
  }
  // End points are not recomputed, so that neighbouring segments still meet exactly.
  return [
    from === 0 ? a : [a[0] + from * dx, a[1] + from * dy],
    to === 1 ? b : [a[0] + to * dx, a[1] + to * dy],
  ]
}

/**
 * The part of a ring inside a box (Sutherland and Hodgman, 1974), on flat x, y pairs. A cut ring runs along the box,
 * so the box has to be larger than the drawn area.
 */
export function clipRing(
  ring: readonly number[],
  box: readonly [number, number, number, number],
): readonly number[] {
  let points = ring
  for (let side = 0; side < 4; side++) points = cutSide(points, side, box[side] ?? 0)
  return points
}

/** Sides in the order minX, minY, maxX, maxY. */
function cutSide(points: readonly number[], side: number, limit: number): number[] {
  const axis = side % 2
  const sign = side < 2 ? 1 : -1
  const kept: number[] = []
  const count = points.length / 2
  for (let index = 0; index < count; index++) {
    const previous = ((index + count - 1) % count) * 2
    const current = index * 2
    const depthBefore = ((points[previous + axis] ?? 0) - limit) * sign
    const depth = ((points[current + axis] ?? 0) - limit) * sign
    if (depthBefore >= 0 !== depth >= 0) {
      const at = depthBefore / (depthBefore - depth)
      const x = between(points[previous] ?? 0, points[current] ?? 0, at)
      const y = between(points[previous + 1] ?? 0, points[current + 1] ?? 0, at)
      kept.push(axis === 0 ? limit : x, axis === 0 ? y : limit)
    }
    if (depth >= 0) kept.push(points[current] ?? 0, points[current + 1] ?? 0)
  }
  return kept
}

function between(a: number, b: number, at: number): number {
  return a + (b - a) * at
}
