import { geoJSONToTile, type GeoJSONVTTile } from '@maplibre/geojson-vt'
import { fromGeojsonVt } from '@maplibre/vt-pbf'
import type { Feature, Position } from 'geojson'
import { type Bounds, type TileAddress, toUnitX, toUnitY } from '#geo/coordinates.ts'
import { clipRing } from '#geo/shapes/clip.ts'
import { boxOf, layerNames, type MapFeature } from '#geo/tiles/map-feature.ts'

export interface CutTile extends TileAddress {
  readonly bytes: Uint8Array
}

/** Deeper zooms use tiles of this zoom. A vector tile stays sharp. */
export const tileMaxZoom = 14

const extent = 4096
/** Drawn beyond the tile's edge, so that outlines and labels do not end there. */
const buffer = 64
/**
 * From this zoom on, an area with more corners than this is cut into pieces first. Otherwise each tile would walk all
 * corners.
 */
const pieceZoom = 10
const largePoints = 200

const tileOptions = {
  maxZoom: tileMaxZoom,
  extent,
  buffer,
  tolerance: 3,
  coordinates: 'unitSquare',
  clip: true,
} as const

/**
 * Yields every tile that is not empty, quarter by quarter. A quarter gets only the features inside it, so memory
 * holds one path through the pyramid.
 */
export function* cutTiles(features: readonly MapFeature[], bounds: Bounds): Generator<CutTile> {
  const area = [
    toUnitX(bounds.west),
    toUnitY(bounds.north),
    toUnitX(bounds.east),
    toUnitY(bounds.south),
  ] as const
  yield* cutQuarter({ z: 0, x: 0, y: 0 }, features, area)
}

/** The largest possible number of tiles. Empty places have none. */
export function countTiles({ west, south, east, north }: Bounds): number {
  let count = 0
  for (let z = 0; z <= tileMaxZoom; z++) {
    const size = 2 ** z
    const columns = Math.floor(toUnitX(east) * size) - Math.floor(toUnitX(west) * size) + 1
    const rows = Math.floor(toUnitY(south) * size) - Math.floor(toUnitY(north) * size) + 1
    count += columns * rows
  }
  return count
}

function* cutQuarter(
  tile: TileAddress,
  features: readonly MapFeature[],
  area: MapFeature['box'],
): Generator<CutTile> {
  const inside = tile.z === pieceZoom ? features.map((feature) => toPiece(feature, tile)) : features
  const bytes = encodeTile(tile, inside)
  if (bytes !== undefined) yield { ...tile, bytes }
  if (tile.z === tileMaxZoom) return
  for (const [dx, dy] of [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ] as const) {
    const child = { z: tile.z + 1, x: 2 * tile.x + dx, y: 2 * tile.y + dy }
    if (!overlaps(area, boxOfTile(child, 0))) continue
    const box = boxOfTile(child, buffer / extent)
    const contained = inside.filter((feature) => overlaps(feature.box, box))
    if (contained.length > 0) yield* cutQuarter(child, contained, area)
  }
}

function encodeTile(tile: TileAddress, features: readonly MapFeature[]): Uint8Array | undefined {
  const layers: Record<string, GeoJSONVTTile> = {}
  for (const name of layerNames) {
    const shown = features.filter(({ layer, minZoom }) => layer === name && minZoom <= tile.z)
    if (shown.length === 0) continue
    const collection = { type: 'FeatureCollection' as const, features: shown.map(toGeoJson) }
    const cut = geoJSONToTile(collection, tile.z, tile.x, tile.y, tileOptions)
    if (cut.features.length > 0) layers[name] = cut
  }
  return Object.keys(layers).length === 0 ? undefined : fromGeojsonVt(layers, { version: 2, extent })
}

function toGeoJson({ shape, parts, properties }: MapFeature): Feature {
  const lines = parts.map(toPositions)
  const first = lines[0] ?? []
  if (shape === 'Polygon')
    return { type: 'Feature', properties, geometry: { type: shape, coordinates: lines } }
  if (shape === 'LineString')
    return { type: 'Feature', properties, geometry: { type: shape, coordinates: first } }
  return { type: 'Feature', properties, geometry: { type: shape, coordinates: first[0] ?? [] } }
}

function toPositions(part: readonly number[]): Position[] {
  const positions: Position[] = []
  for (let index = 0; index < part.length; index += 2)
    positions.push([part[index] ?? 0, part[index + 1] ?? 0])
  return positions
}

function toPiece(feature: MapFeature, tile: TileAddress): MapFeature {
  const points = feature.parts.reduce((sum, part) => sum + part.length / 2, 0)
  if (feature.shape !== 'Polygon' || points <= largePoints) return feature
  const box = boxOfTile(tile, (2 * buffer) / extent)
  const parts = feature.parts.map((part) => clipRing(part, box)).filter((part) => part.length >= 6)
  return { ...feature, parts: parts.map(closeRing), box: boxOf(parts) }
}

function closeRing(part: readonly number[]): number[] {
  return [...part, part[0] ?? 0, part[1] ?? 0]
}

function boxOfTile({ z, x, y }: TileAddress, margin: number): MapFeature['box'] {
  const size = 2 ** z
  return [(x - margin) / size, (y - margin) / size, (x + 1 + margin) / size, (y + 1 + margin) / size]
}

function overlaps(a: MapFeature['box'], b: MapFeature['box']): boolean {
  return a[0] <= b[2] && a[2] >= b[0] && a[1] <= b[3] && a[3] >= b[1]
}
