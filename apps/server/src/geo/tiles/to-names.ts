import type { Tags } from '#geo/osm/osm-element.ts'

/** Languages of our maps, and those that stand in for Montenegrin. */
const shownKeys = ['name', 'name:ru', 'name:en', 'name:cnr', 'name:sr-Latn', 'name:bs', 'name:hr'] as const

export function toNames(tags: Tags): Record<string, string> {
  const names: Record<string, string> = {}
  for (const key of shownKeys) {
    const name = tags[key]?.split(';', 1)[0]?.trim()
    if (name !== undefined && name !== '') names[key] = name
  }
  return names
}
