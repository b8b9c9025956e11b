import type { Tags } from '#geo/osm/osm-element.ts'

export interface LandKind {
  readonly kind: string
  readonly minZoom: number
  /** Its name is shown on the map. */
  readonly isNamed?: true
}

/** Key, value, and the kind in the landuse layer. The first match wins. */
const landKinds: readonly [key: string, value: string, kind: LandKind][] = [
  ['leisure', 'park', { kind: 'park', minZoom: 9, isNamed: true }],
  ['leisure', 'garden', { kind: 'park', minZoom: 13 }],
  ['leisure', 'nature_reserve', { kind: 'nature_reserve', minZoom: 8 }],
  ['leisure', 'pitch', { kind: 'pitch', minZoom: 13 }],
  ['leisure', 'playground', { kind: 'playground', minZoom: 14 }],
  ['leisure', 'golf_course', { kind: 'golf_course', minZoom: 11 }],
  ['tourism', 'zoo', { kind: 'zoo', minZoom: 11, isNamed: true }],
  ['amenity', 'school', { kind: 'school', minZoom: 12, isNamed: true }],
  ['amenity', 'kindergarten', { kind: 'school', minZoom: 13 }],
  ['amenity', 'university', { kind: 'university', minZoom: 11, isNamed: true }],
  ['amenity', 'college', { kind: 'college', minZoom: 11 }],
  ['amenity', 'hospital', { kind: 'hospital', minZoom: 11, isNamed: true }],
  ['landuse', 'forest', { kind: 'forest', minZoom: 8, isNamed: true }],
  ['natural', 'wood', { kind: 'wood', minZoom: 8 }],
  ['natural', 'scrub', { kind: 'scrub', minZoom: 11 }],
  ['natural', 'grassland', { kind: 'grassland', minZoom: 11 }],
  ['natural', 'beach', { kind: 'beach', minZoom: 10 }],
  ['natural', 'sand', { kind: 'sand', minZoom: 11 }],
  ['landuse', 'grass', { kind: 'grass', minZoom: 13 }],
  ['landuse', 'meadow', { kind: 'grass', minZoom: 11 }],
  ['landuse', 'village_green', { kind: 'village_green', minZoom: 13 }],
  ['landuse', 'recreation_ground', { kind: 'park', minZoom: 12 }],
  ['landuse', 'cemetery', { kind: 'cemetery', minZoom: 11, isNamed: true }],
  ['landuse', 'industrial', { kind: 'industrial', minZoom: 10 }],
  ['landuse', 'railway', { kind: 'industrial', minZoom: 12 }],
  ['landuse', 'retail', { kind: 'commercial', minZoom: 12, isNamed: true }],
  ['landuse', 'commercial', { kind: 'commercial', minZoom: 11 }],
  ['landuse', 'allotments', { kind: 'allotments', minZoom: 12 }],
  ['landuse', 'military', { kind: 'military', minZoom: 10 }],
  ['landuse', 'farmland', { kind: 'farmland', minZoom: 11 }],
  ['landuse', 'residential', { kind: 'residential', minZoom: 9 }],
  ['aeroway', 'aerodrome', { kind: 'aerodrome', minZoom: 10 }],
  ['man_made', 'pier', { kind: 'pier', minZoom: 12 }],
  ['place', 'square', { kind: 'pedestrian', minZoom: 13, isNamed: true }],
]

export function findLandKind(tags: Tags): LandKind | undefined {
  return landKinds.find(([key, value]) => tags[key] === value)?.[2]
}

export function isWaterArea(tags: Tags): boolean {
  const { natural, waterway, landuse, leisure } = tags
  if (natural === 'water' || waterway === 'riverbank' || waterway === 'dock') return true
  return landuse === 'reservoir' || landuse === 'basin' || leisure === 'swimming_pool'
}
