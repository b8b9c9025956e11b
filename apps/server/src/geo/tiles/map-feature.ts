import { type LngLat, toUnitX, toUnitY } from '#geo/coordinates.ts'
import type { Line, Polygon } from '#geo/shapes/ring.ts'

/** Layers of the Protomaps basemap, version 4, so that its styles and files fit ours. */
export const layerNames = ['landuse', 'water', 'roads', 'buildings', 'pois', 'places'] as const
export type LayerName = (typeof layerNames)[number]

export type Properties = Readonly<Record<string, string | number | boolean>>

/** Coordinates are flat x, y pairs in the unit square: half the memory of GeoJSON, and projected once. */
export interface MapFeature {
  readonly layer: LayerName
  readonly shape: 'Point' | 'LineString' | 'Polygon'
  readonly minZoom: number
  readonly properties: Properties
  readonly parts: readonly (readonly number[])[]
  readonly box: readonly [minX: number, minY: number, maxX: number, maxY: number]
}

export interface FeatureText {
  readonly layer: LayerName
  readonly minZoom: number
  readonly properties: Properties
}

export function toPointFeature(position: LngLat, text: FeatureText): MapFeature {
  return toFeature('Point', [[position]], text)
}

export function toLineFeature(line: Line, text: FeatureText): MapFeature {
  return toFeature('LineString', [line], text)
}

export function toPolygonFeature(polygon: Polygon, text: FeatureText): MapFeature {
  return toFeature('Polygon', polygon, text)
}

export function boxOf(parts: MapFeature['parts']): MapFeature['box'] {
  let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const part of parts) {
    for (let index = 0; index < part.length; index += 2) {
      const x = part[index] ?? 0
      const y = part[index + 1] ?? 0
      if (x < minX) minX = x
      if (x > maxX) maxX = x
      if (y < minY) minY = y
      if (y > maxY) maxY = y
    }
  }
  return [minX, minY, maxX, maxY]
}

function toFeature(shape: MapFeature['shape'], lines: readonly Line[], text: FeatureText): MapFeature {
  const parts = lines.map((line) => line.flatMap(([lng, lat]) => [toUnitX(lng), toUnitY(lat)]))
  return { ...text, shape, parts, box: boxOf(parts) }
}
