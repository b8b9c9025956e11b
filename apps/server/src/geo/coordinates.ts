/** Longitude, latitude in degrees, as GeoJSON orders them. */
export type LngLat = readonly [lng: number, lat: number]

export interface Bounds {
  readonly west: number
  readonly south: number
  readonly east: number
  readonly north: number
}

export interface TileAddress {
  readonly z: number
  readonly x: number
  readonly y: number
}

const e7 = 10_000_000
const metresPerDegree = 111_320

export function isInBounds([lng, lat]: LngLat, bounds: Bounds): boolean {
  return lng >= bounds.west && lng <= bounds.east && lat >= bounds.south && lat <= bounds.north
}

export function growBounds(bounds: Bounds, degrees: number): Bounds {
  return {
    west: Math.max(-180, bounds.west - degrees),
    south: Math.max(-85, bounds.south - degrees),
    east: Math.min(180, bounds.east + degrees),
    north: Math.min(85, bounds.north + degrees),
  }
}

export function findCommonBounds(a: Bounds, b: Bounds): Bounds | undefined {
  const common = {
    west: Math.max(a.west, b.west),
    south: Math.max(a.south, b.south),
    east: Math.min(a.east, b.east),
    north: Math.min(a.north, b.north),
  }
  return common.west <= common.east && common.south <= common.north ? common : undefined
}

/** Coordinates are stored as in OpenStreetMap: integers of 1e-7 degree (about a centimetre). */
export function toE7(degrees: number): number {
  return Math.round(degrees * e7)
}

export function fromE7(stored: number): number {
  return stored / e7
}

/** Reads one position of a list of stored longitude, latitude pairs. */
export function positionAt(stored: ArrayLike<number>, index: number): LngLat {
  return [fromE7(stored[2 * index] ?? 0), fromE7(stored[2 * index + 1] ?? 0)]
}

/** Accurate to about a metre over a few kilometres, which is enough for a street. */
export function distanceMetres(a: LngLat, b: LngLat): number {
  const squeeze = Math.cos((((a[1] + b[1]) / 2) * Math.PI) / 180)
  return Math.hypot((a[0] - b[0]) * squeeze, a[1] - b[1]) * metresPerDegree
}

export function toDegrees(metres: number): number {
  return metres / metresPerDegree
}

/** Web Mercator in the unit square of tile 0/0/0, y growing downward. */
export function toUnitX(lng: number): number {
  return lng / 360 + 0.5
}

export function toUnitY(lat: number): number {
  const sine = Math.sin((lat * Math.PI) / 180)
  return 0.5 - (0.25 * Math.log((1 + sine) / (1 - sine))) / Math.PI
}
