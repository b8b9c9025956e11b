import { layers, namedFlavor } from '@protomaps/basemaps'
import type { Locale } from '@lavash/rulebook/site/locales'
import type { Bounds } from '#geo/coordinates.ts'
import { listNameKeys, tileNameKeys } from '#geo/osm/name-keys.ts'
import { toFontFaces } from '#geo/style/map-fonts.ts'
import { type MapTheme, palettes, poiColours } from '#geo/style/palettes.ts'

export interface TileSource {
  /** Dataset and import: the tiles under this name never change. */
  readonly name: string
  readonly bounds: Bounds
  readonly minZoom: number
  readonly maxZoom: number
}

export interface StyleOptions {
  readonly theme: MapTheme
  readonly locale: Locale
  readonly sources: readonly TileSource[]
  readonly toTileUrl: (source: string) => string
  readonly toFontUrl: (file: string) => string
}

interface StyleLayer {
  readonly id: string
  readonly type: string
  readonly layout?: Readonly<Record<string, unknown>>
  readonly [key: string]: unknown
}

/** Road shields, borders that no delivery crosses, and icons that would need a sprite. */
const unwanted = /shields|oneway|boundaries|countr|region|landcover/
const attribution =
  '© <a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener">OpenStreetMap contributors</a>'

export function createMapStyle({ theme, locale, sources, toTileUrl, toFontUrl }: StyleOptions) {
  const flavor = { ...namedFlavor(theme), ...palettes[theme] }
  // In the language of the customer, else as it is written on the spot.
  const keys = [...listNameKeys(locale).filter((key) => tileNameKeys.includes(key)), 'name']
  const name = ['coalesce', ...keys.map((key) => ['get', key])]
  const drawn = sources.flatMap((source) =>
    (layers(source.name, flavor, { lang: 'en' }) as unknown as StyleLayer[])
      .filter(({ id, type }) => type !== 'background' && !unwanted.test(id))
      .map((layer) => toOwnLayer(layer, theme, name))
      // Every dataset has all layers, under its own names.
      .map((layer) => ({ ...layer, id: `${source.name}/${layer.id}` })),
  )
  return {
    version: 8 as const,
    name: theme,
    'font-faces': toFontFaces(toFontUrl),
    sources: Object.fromEntries(
      sources.map(({ name: sourceName, bounds, minZoom, maxZoom }) => [
        sourceName,
        {
          type: 'vector',
          tiles: [toTileUrl(sourceName)],
          bounds: [bounds.west, bounds.south, bounds.east, bounds.north],
          minzoom: minZoom,
          maxzoom: maxZoom,
          attribution,
        },
      ]),
    ),
    layers: [
      { id: 'background', type: 'background', paint: { 'background-color': flavor.background } },
      ...drawn.filter(({ type }) => type !== 'symbol'),
      ...drawn.filter(({ type }) => type === 'symbol'),
    ],
  }
}

function toOwnLayer(layer: StyleLayer, theme: MapTheme, name: unknown[]): StyleLayer {
  if (layer.type !== 'symbol') return layer
  if (layer.id === 'pois') return toPoiLayer(layer, theme, name)
  const { 'icon-image': _icon, ...layout } = layer.layout ?? {}
  // House numbers are the same in every language.
  if (layer.id === 'address_label') return { ...layer, minzoom: 16, layout }
  const own = { ...layer, layout: { ...layout, 'text-field': name } }
  return layer.id === 'roads_labels_minor' ? { ...own, minzoom: 14 } : own
}

function toPoiLayer({ source }: StyleLayer, theme: MapTheme, name: unknown[]): StyleLayer {
  const colours = poiColours[theme]
  const nature = ['park', 'forest', 'cemetery', 'zoo', 'beach']
  return {
    id: 'pois',
    type: 'symbol',
    source,
    'source-layer': 'pois',
    minzoom: 12,
    filter: ['<=', ['get', 'min_zoom'], ['zoom']],
    layout: {
      'text-field': name,
      'text-font': ['Noto Sans Medium'],
      'text-size': 11,
      'text-max-width': 8,
    },
    paint: {
      'text-color': [
        'match',
        ['get', 'kind'],
        'station',
        colours.station,
        nature,
        colours.nature,
        colours.other,
      ],
      'text-halo-color': colours.halo,
      'text-halo-width': 1.4,
    },
  }
}
