import type { Tags } from '#geo/osm/osm-element.ts'
import { isClosed, type Line } from '#geo/shapes/ring.ts'
import { type MapFeature, type Properties, toLineFeature } from '#geo/tiles/map-feature.ts'
import { roadKinds } from '#geo/tiles/road-kinds.ts'
import { toNames } from '#geo/tiles/to-names.ts'

const rails = new Set(['rail', 'light_rail', 'tram', 'subway', 'narrow_gauge', 'monorail'])
const waterways = new Set(['river', 'canal', 'stream'])

export function toLineFeatures(tags: Tags, line: Line): MapFeature[] {
  const features: MapFeature[] = []
  const add = (layer: 'roads' | 'water', minZoom: number, properties: Properties): void => {
    features.push(toLineFeature(line, { layer, minZoom, properties }))
  }
  const road = roadKinds[tags['highway'] ?? '']
  if (road !== undefined && tags['area'] !== 'yes') {
    add('roads', road.minZoom, {
      kind: road.kind,
      kind_detail: road.detail,
      min_zoom: road.minZoom,
      ...(road.isLink === true && { is_link: true }),
      ...(tags['oneway'] === 'yes' && road.kind !== 'path' && { oneway: 'yes' }),
      ...toLevel(tags),
      ...toNames(tags),
    })
  }
  const rail = tags['railway']
  const isHidden = rail === 'subway' && isYes(tags['tunnel'])
  if (rail !== undefined && rails.has(rail) && !isHidden) {
    const minZoom = tags['service'] === undefined ? 11 : 14
    add('roads', minZoom, { kind: 'rail', kind_detail: rail, min_zoom: minZoom, ...toLevel(tags) })
  }
  const waterway = tags['waterway']
  if (waterway !== undefined && waterways.has(waterway) && !isYes(tags['tunnel'])) {
    const kind = waterway === 'stream' ? 'stream' : 'river'
    add('water', waterway === 'stream' ? 13 : 9, { kind, ...toNames(tags) })
  }
  if (tags['man_made'] === 'pier' && !isClosed(line)) {
    add('roads', 13, { kind: 'path', kind_detail: 'pier', min_zoom: 13 })
  }
  return features
}

function toLevel(tags: Tags): Properties {
  return {
    ...(isYes(tags['bridge']) && { is_bridge: true }),
    ...(isYes(tags['tunnel']) && { is_tunnel: true }),
  }
}

function isYes(value: string | undefined): boolean {
  return value !== undefined && value !== 'no'
}
