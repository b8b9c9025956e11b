import type { GeoPoint } from '#catalogue/catalogue.ts'
import type { SourceFile } from '#catalogue/parsing/source-file.ts'
import { eachItem } from '#catalogue/parsing/walk.ts'
import { city, type CitySource } from '#catalogue/schema/cities-file.ts'

export function listCities(sources: readonly SourceFile[]): CitySource[] {
  return sources
    .filter(({ kind }) => kind === 'cities')
    .flatMap((source) => [...eachItem(source, ['*'], city)].map(({ value }) => value))
}

/** Whether the box around the points and the city's have a point in common. */
export function isMeeting(
  points: readonly GeoPoint[],
  { southWest, northEast }: CitySource['bounds'],
): boolean {
  return (
    points.some(({ lat }) => lat <= northEast.lat) &&
    points.some(({ lat }) => southWest.lat <= lat) &&
    points.some(({ lng }) => lng <= northEast.lng) &&
    points.some(({ lng }) => southWest.lng <= lng)
  )
}
