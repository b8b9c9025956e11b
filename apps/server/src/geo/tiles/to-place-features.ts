import type { OsmNode } from '#geo/osm/osm-element.ts'
import { type MapFeature, toPointFeature } from '#geo/tiles/map-feature.ts'
import { toNames } from '#geo/tiles/to-names.ts'

interface PlaceKind {
  readonly kind: 'locality' | 'neighbourhood'
  readonly minZoom: number
  readonly rank: number
}

const placeKinds: Readonly<Record<string, PlaceKind>> = {
  city: { kind: 'locality', minZoom: 7, rank: 11 },
  town: { kind: 'locality', minZoom: 9, rank: 8 },
  village: { kind: 'locality', minZoom: 11, rank: 5 },
  hamlet: { kind: 'locality', minZoom: 12, rank: 4 },
  suburb: { kind: 'neighbourhood', minZoom: 12, rank: 3 },
  quarter: { kind: 'neighbourhood', minZoom: 13, rank: 2 },
  neighbourhood: { kind: 'neighbourhood', minZoom: 13, rank: 1 },
}

/** Names of towns, districts and stations. */
export function toPlaceFeatures({ lon, lat, tags = {} }: OsmNode): MapFeature[] {
  const names = toNames(tags)
  if (names['name'] === undefined) return []
  const features: MapFeature[] = []
  const place = placeKinds[tags['place'] ?? '']
  if (place !== undefined) {
    const population = Number(tags['population'])
    const properties = {
      kind: place.kind,
      kind_detail: tags['place'] ?? '',
      min_zoom: place.minZoom,
      population_rank: place.rank,
      ...(population > 0 && { population }),
      ...names,
    }
    features.push(toPointFeature([lon, lat], { layer: 'places', minZoom: place.minZoom - 1, properties }))
  }
  if (tags['railway'] === 'station' || tags['station'] === 'subway') {
    const properties = { kind: 'station', min_zoom: 12, ...names }
    features.push(toPointFeature([lon, lat], { layer: 'pois', minZoom: 12, properties }))
  }
  return features
}
