import { toLocalNames } from '#geo/addresses/to-local-names.ts'
import type { OsmExtract } from '#geo/osm/read-extract.ts'

/** Houses whose street is named by a relation, https://wiki.openstreetmap.org/wiki/Relation:associatedStreet */
export function toStreetsOfMembers({ relations, ways }: OsmExtract): Map<string, string> {
  const streets = new Map<string, string>()
  for (const { tags = {}, members } of relations) {
    if (tags['type'] !== 'associatedStreet' && tags['type'] !== 'street') continue
    const road = members.find(({ type, role }) => type === 'way' && role === 'street')
    const roadIndex = road === undefined ? undefined : ways.findIndex(road.ref)
    const name = tags['name'] ?? toLocalNames(ways.tagsOf(roadIndex ?? -1) ?? {})?.local
    if (name === undefined) continue
    for (const { type, ref, role } of members) {
      if (role === 'house' || role === 'address') streets.set(`${type.charAt(0)}${ref}`, name)
    }
  }
  return streets
}
