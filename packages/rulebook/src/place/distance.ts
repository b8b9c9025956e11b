import type { GeoPoint } from './rings.ts'

const earthRadiusMetres = 6_371_000
const toRadians = (degrees: number) => (degrees * Math.PI) / 180

/** As the crow flies (haversine): enough to say which venue is nearest. */
export function distanceMetres(from: GeoPoint, to: GeoPoint): number {
  const dLat = toRadians(to.lat - from.lat)
  const dLng = toRadians(to.lng - from.lng)
  const chord =
    Math.sin(dLat / 2) ** 2 +
    Math.cos(toRadians(from.lat)) * Math.cos(toRadians(to.lat)) * Math.sin(dLng / 2) ** 2
  return 2 * earthRadiusMetres * Math.asin(Math.sqrt(Math.min(1, chord)))
}

/** Nearest first. Equally near ones keep their order. */
export function sortByDistance<T extends { readonly location: GeoPoint }>(
  places: readonly T[],
  from: GeoPoint,
): T[] {
  return places.toSorted((a, b) => distanceMetres(from, a.location) - distanceMetres(from, b.location))
}
