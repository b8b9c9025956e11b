import type { Bounds } from '#geo/coordinates.ts'
import { MapProblem } from '#geo/map-problem.ts'

/** `west,south,east,north`, the usual form of a box in OpenStreetMap tools. */
export function parseArea(text: string): Bounds {
  const numbers = text.split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part)))
  const [west, south, east, north] = numbers
  if (
    numbers.length === 4 &&
    west !== undefined &&
    south !== undefined &&
    east !== undefined &&
    north !== undefined &&
    west >= -180 &&
    east <= 180 &&
    south >= -85 &&
    north <= 85 &&
    west < east &&
    south < north
  ) {
    return { west, south, east, north }
  }
  throw new MapProblem('--bbox is west,south,east,north in degrees, as 37.5,55.7,37.7,55.8.')
}
