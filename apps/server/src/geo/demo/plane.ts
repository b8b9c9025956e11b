import type { Point } from '#geo/demo/osm-document.ts'

export function between(a: Point, b: Point, share: number): Point {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share]
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1])
}

export function centreOf(points: readonly Point[]): Point {
  const sum = points.reduce<Point>((total, point) => [total[0] + point[0], total[1] + point[1]], [0, 0])
  return [sum[0] / points.length, sum[1] / points.length]
}

export function nearestOn(line: readonly Point[], point: Point): Point {
  let nearest = line[0] ?? point
  for (const [index, end] of line.entries()) {
    const start = line[index - 1] ?? end
    const length = distance(start, end) ** 2
    const along = (point[0] - start[0]) * (end[0] - start[0]) + (point[1] - start[1]) * (end[1] - start[1])
    const candidate = length === 0 ? start : between(start, end, Math.max(0, Math.min(1, along / length)))
    if (distance(candidate, point) < distance(nearest, point)) nearest = candidate
  }
  return nearest
}
