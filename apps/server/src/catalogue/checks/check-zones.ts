import { findRingProblem } from '@lavash/rulebook/place/rings'
import type { GeoPoint } from '#catalogue/catalogue.ts'
import { isMeeting, listCities } from '#catalogue/checks/city-bounds.ts'
import type { Mistake } from '#catalogue/mistake.ts'
import { toPriceText } from '#catalogue/parsing/parse-price.ts'
import { toPolygon, toThresholds } from '#catalogue/parsing/to-zone.ts'
import type { SourceFile } from '#catalogue/parsing/source-file.ts'
import { eachItem, toMistake, type SourceItem } from '#catalogue/parsing/walk.ts'
import type { CitySource } from '#catalogue/schema/cities-file.ts'
import { restoFile } from '#catalogue/schema/resto-file.ts'
import { zone, type ZoneSource } from '#catalogue/schema/zones-file.ts'

export function* checkZones(sources: readonly SourceFile[]): Generator<Mistake> {
  const citiesOf = indexCities(sources)
  for (const source of sources.filter(({ kind }) => kind === 'zones')) {
    for (const item of eachItem(source, ['features', '*'], zone)) {
      yield* checkRing(item)
      yield* checkPlace(item, citiesOf.get(item.value.properties.resto) ?? [])
      yield* checkThresholds(item)
    }
  }
}

function* checkRing(item: SourceItem<ZoneSource>): Generator<Mistake> {
  const path = ['geometry', 'coordinates', 0]
  const ring = item.value.geometry.coordinates[0] ?? []
  const [first, last] = [ring[0], ring.at(-1)]
  const { slug } = item.value.properties
  if (first?.[0] !== last?.[0] || first?.[1] !== last?.[1]) {
    yield toMistake(item, path, {
      problem: `the ring of the zone '${slug}' is not closed`,
      expected: 'a last point equal to the first (RFC 7946, 3.1.6)',
    })
  }
  const polygon = toPolygon(item.value)
  if (!polygon.every(isOnEarth)) {
    yield toMistake(item, path, {
      problem: `the zone '${slug}' has points off the map`,
      expected: 'longitude first, from -180 to 180, then latitude, from -90 to 90',
    })
    return
  }
  const problem = findRingProblem(polygon)
  if (problem) {
    yield toMistake(item, path, {
      problem:
        problem === 'self-crossing'
          ? `the ring of the zone '${slug}' crosses or touches itself`
          : `the ring of the zone '${slug}' has fewer than three corners`,
      expected: 'a simple ring: an outline drawn without lifting or crossing',
    })
  }
}

/** Swapped coordinates are a place as well, in another country: the venue's city tells. */
function* checkPlace(item: SourceItem<ZoneSource>, cities: readonly CitySource[]): Generator<Mistake> {
  const polygon = toPolygon(item.value)
  const isNear = (points: readonly GeoPoint[]): boolean =>
    cities.some(({ bounds }) => isMeeting(points, bounds))
  if (cities.length === 0 || !polygon.every(isOnEarth) || isNear(polygon)) return
  const slugs = cities.map(({ slug }) => slug).join(', ')
  yield toMistake(item, ['geometry', 'coordinates', 0], {
    problem: `the zone '${item.value.properties.slug}' lies outside the city of its venue`,
    expected: isNear(polygon.map(({ lat, lng }) => ({ lat: lng, lng: lat })))
      ? 'the longitude first, then the latitude: GeoJSON has them in this order (RFC 7946, 3.1.1)'
      : `a ring that meets the bounds of ${slugs}`,
  })
}

/** The cities of each venue, by its slug. */
function indexCities(sources: readonly SourceFile[]): Map<string, CitySource[]> {
  const cities = listCities(sources)
  const restos = sources
    .filter(({ kind }) => kind === 'resto')
    .flatMap((source) => [...eachItem(source, [], restoFile)])
  return new Map(
    restos.map(({ source, value }) => [
      source.name,
      cities.filter(({ slug }) => value.cities.includes(slug)),
    ]),
  )
}

function isOnEarth(point: GeoPoint): boolean {
  return Math.abs(point.lat) <= 90 && Math.abs(point.lng) <= 180
}

/** Two answers for one sum, or none between two, would surprise somebody at the till. */
function* checkThresholds(item: SourceItem<ZoneSource>): Generator<Mistake> {
  const path = ['properties', 'thresholds']
  const thresholds = toThresholds(item.value)
  for (const [index, { minOrderMinor, maxOrderMinor }] of thresholds.entries()) {
    if (minOrderMinor >= maxOrderMinor) {
      yield toMistake(item, [...path, index], {
        problem: `no order is from ${toPriceText(minOrderMinor)} to ${toPriceText(maxOrderMinor)}`,
        expected: "a 'to' above 'from'",
      })
    }
    const before = thresholds[index - 1]
    if (!before || before.maxOrderMinor === minOrderMinor) continue
    const sums = `${toPriceText(before.maxOrderMinor)} and ${toPriceText(minOrderMinor)}`
    const isOverlap = before.maxOrderMinor > minOrderMinor
    yield toMistake(item, [...path, index], {
      problem: isOverlap
        ? 'this threshold overlaps the one before'
        : `no threshold fits orders between ${sums}`,
      expected: `'from' equal to the 'to' of the threshold before (${toPriceText(before.maxOrderMinor)})`,
    })
  }
}
