import { tileNameKeys } from '#geo/osm/name-keys.ts'
import type { Tags } from '#geo/osm/osm-element.ts'

export function toNames(tags: Tags): Record<string, string> {
  const names: Record<string, string> = {}
  for (const key of tileNameKeys) {
    const name = tags[key]?.split(';', 1)[0]?.trim()
    if (name !== undefined && name !== '') names[key] = name
  }
  return names
}
