import type { Tags } from '#geo/osm/osm-element.ts'
import { findCentre, type Polygon } from '#geo/shapes/ring.ts'
import { findLandKind, isWaterArea } from '#geo/tiles/land-kinds.ts'
import { type MapFeature, toPointFeature, toPolygonFeature } from '#geo/tiles/map-feature.ts'
import { toNames } from '#geo/tiles/to-names.ts'

const metresPerLevel = 3

/** What an area is on the map: a building, water, a park. It may be several things or nothing. */
export function toAreaFeatures(tags: Tags, polygon: Polygon): MapFeature[] {
  const features: MapFeature[] = []
  if (isBuilding(tags)) {
    const properties = { kind: 'building', ...toHeight(tags) }
    features.push(toPolygonFeature(polygon, { layer: 'buildings', minZoom: 13, properties }))
  }
  if (isWaterArea(tags)) {
    const minZoom = tags['leisure'] === 'swimming_pool' ? 14 : 6
    const properties = { kind: 'water', ...toNames(tags) }
    features.push(toPolygonFeature(polygon, { layer: 'water', minZoom, properties }))
  }
  if (isPavement(tags)) {
    features.push(
      toPolygonFeature(polygon, { layer: 'landuse', minZoom: 13, properties: { kind: 'pedestrian' } }),
    )
  }
  return [...features, ...toLandFeatures(tags, polygon)]
}

/** Whether toAreaFeatures draws anything of it. */
export function isDrawnArea(tags: Tags): boolean {
  return isBuilding(tags) || isWaterArea(tags) || isPavement(tags) || findLandKind(tags) !== undefined
}

function isBuilding(tags: Tags): boolean {
  return tags['building'] !== undefined && tags['building'] !== 'no'
}

function isPavement(tags: Tags): boolean {
  return tags['area'] === 'yes' && (tags['highway'] === 'pedestrian' || tags['highway'] === 'footway')
}

function toLandFeatures(tags: Tags, polygon: Polygon): MapFeature[] {
  const land = findLandKind(tags)
  if (land === undefined) return []
  const { kind, minZoom } = land
  const area = toPolygonFeature(polygon, { layer: 'landuse', minZoom, properties: { kind } })
  const names = toNames(tags)
  const [outer] = polygon
  if (land.isNamed !== true || names['name'] === undefined || outer === undefined) return [area]
  const properties = { kind, min_zoom: minZoom + 3, ...names }
  return [
    area,
    toPointFeature(findCentre(outer), { layer: 'pois', minZoom: Math.min(14, minZoom + 2), properties }),
  ]
}

function toHeight(tags: Tags): { height?: number } {
  const metres = Number.parseFloat(tags['height'] ?? '')
  const levels = Number.parseFloat(tags['building:levels'] ?? '')
  const height = metres > 0 ? metres : levels * metresPerLevel
  return height > 0 ? { height } : {}
}
