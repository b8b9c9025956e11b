import type { LngLat } from '#geo/coordinates.ts'
import type { LocalNames } from '#geo/addresses/address-book.ts'
import { toLocalNames } from '#geo/addresses/to-local-names.ts'
import type { OsmExtract } from '#geo/osm/read-extract.ts'
import { isInRing, type Polygon } from '#geo/shapes/ring.ts'
import { toPolygons } from '#geo/shapes/to-polygons.ts'

type AdminLevel = '2' | '4'

interface AdminArea {
  readonly names: LocalNames
  readonly polygons: readonly Polygon[]
}

/** Countries (level 2) and regions (level 4), https://wiki.openstreetmap.org/wiki/Tag:boundary=administrative */
export class AdminAreas {
  readonly #areas: Readonly<Record<AdminLevel, readonly AdminArea[]>>

  constructor(extract: OsmExtract) {
    this.#areas = { '2': collectAreas(extract, '2'), '4': collectAreas(extract, '4') }
  }

  findCountry(position: LngLat): LocalNames | undefined {
    return findArea(this.#areas['2'], position, true)
  }

  findRegion(position: LngLat): LocalNames | undefined {
    return findArea(this.#areas['4'], position, this.#areas['2'].length < 2)
  }
}

function collectAreas(extract: OsmExtract, level: AdminLevel): AdminArea[] {
  return extract.relations.flatMap((relation) => {
    const { tags } = relation
    if (tags?.['boundary'] !== 'administrative' || tags['admin_level'] !== level) return []
    const names = toLocalNames(tags)
    return names === undefined ? [] : [{ names, polygons: toPolygons(relation, extract) }]
  })
}

/** An extract rarely holds a whole border. If it knows only one area of the kind, everything may lie in it. */
function findArea(areas: readonly AdminArea[], position: LngLat, mayGuess: boolean): LocalNames | undefined {
  const around = areas.find(({ polygons }) =>
    polygons.some(([outer]) => outer !== undefined && isInRing(position, outer)),
  )
  return (around ?? (mayGuess && areas.length === 1 ? areas[0] : undefined))?.names
}
