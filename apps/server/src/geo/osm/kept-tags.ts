import type { Tags } from '#geo/osm/osm-element.ts'

const keptKeys = new Set([
  'admin_level',
  'aeroway',
  'alt_name',
  'amenity',
  'area',
  'boundary',
  'bridge',
  'building',
  'building:levels',
  'height',
  'highway',
  'int_name',
  'landuse',
  'leisure',
  'loc_name',
  'man_made',
  'name',
  'natural',
  'official_name',
  'old_name',
  'oneway',
  'place',
  'population',
  'railway',
  'service',
  'short_name',
  'station',
  'tourism',
  'tunnel',
  'type',
  'waterway',
])
const keptPrefixes = ['name:', 'alt_name:', 'old_name:', 'addr:', 'addr2:']

/** A third of a file's tags say who drew it when, or how a shop pays its taxes. */
export function keepTags(tags: Tags | undefined): Tags | undefined {
  if (tags === undefined) return undefined
  const kept: Record<string, string> = {}
  let hasAny = false
  for (const [key, value] of Object.entries(tags)) {
    if (!keptKeys.has(key) && !keptPrefixes.some((prefix) => key.startsWith(prefix))) continue
    kept[key] = value
    hasAny = true
  }
  return hasAny ? kept : undefined
}
