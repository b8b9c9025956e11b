import type { Locale } from '@lavash/rulebook/site/locales'
import { pathOf } from '@lavash/contract/paths'
import { type Bounds, findCommonBounds } from '#geo/coordinates.ts'
import { type GeoMemory, toTileSourceName } from '#geo/geo-memory.ts'
import type { Dataset } from '#geo/store/datasets.ts'
import { createMapStyle } from '#geo/style/map-style.ts'
import type { MapTheme } from '#geo/style/palettes.ts'
import { PreparedAnswer } from '#serving/prepared-answer.ts'

export interface StyleWish {
  readonly theme: MapTheme
  readonly locale: Locale
  readonly origin: string
  /** Only datasets that touch it, because a customer looks at one city. */
  readonly bounds?: Bounds | undefined
}

/** There are few hosts and cities. A stranger who invents more makes the cache start anew. */
const maxKept = 200

/** Styles, built and compressed once per theme, language, host and choice of datasets. */
export class StyleAnswers {
  readonly #geo: GeoMemory
  readonly #kept = new Map<string, PreparedAnswer>()
  #madeFrom: readonly Dataset[] = []

  constructor(geo: GeoMemory) {
    this.#geo = geo
  }

  /** Undefined until a map has been imported. */
  find({ theme, locale, origin, bounds }: StyleWish): PreparedAnswer | undefined {
    const { datasets } = this.#geo
    if (datasets !== this.#madeFrom || this.#kept.size > maxKept) this.#kept.clear()
    this.#madeFrom = datasets
    const imports = datasets.flatMap(({ tiles }) => tiles ?? [])
    if (imports.length === 0) return undefined
    const touched = imports.filter(
      (own) => bounds === undefined || findCommonBounds(own.bounds, bounds) !== undefined,
    )
    const sources = touched.map((own) => ({ ...own, name: toTileSourceName(own) }))
    const key = [theme, locale, origin, ...sources.map(({ name }) => name)].join(' ')
    const kept = this.#kept.get(key)
    if (kept !== undefined) return kept
    const style = createMapStyle({
      theme,
      locale,
      sources,
      toFontUrl: (file) => `${origin}${pathOf('geo.font', { file })}`,
      // The map fills in the numbers.
      toTileUrl: (dataset) =>
        `${origin}${pathOf('geo.tile', { dataset, z: 0, x: 0, y: 0 })}`.replace('/0/0/0.', '/{z}/{x}/{y}.'),
    })
    const made = PreparedAnswer.ofJson(style, { contentLanguage: locale })
    this.#kept.set(key, made)
    return made
  }
}
