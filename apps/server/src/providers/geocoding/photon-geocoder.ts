import type { AddressDetails, Suggestion } from '@lavash/contract/geo'
import type { Locale } from '@lavash/rulebook/site/locales'
import { type Static, Type } from 'typebox'
import { isInBounds, type LngLat } from '#geo/coordinates.ts'
import { askJson } from '#providers/geocoding/ask-json.ts'
import type { GeocodeRequest, Geocoder, SuggestRequest } from '#providers/geocoding/geocoder.ts'
import { toPlainSuggestion } from '#providers/geocoding/to-plain-suggestion.ts'

/** GeoJSON with Photon's properties, https://github.com/komoot/photon */
const text = Type.Optional(Type.String())
const featureSchema = Type.Object({
  geometry: Type.Object({ coordinates: Type.Array(Type.Number(), { minItems: 2 }) }),
  properties: Type.Object({
    osm_type: Type.String(),
    osm_id: Type.Integer(),
    type: text,
    name: text,
    street: text,
    housenumber: text,
    city: text,
    state: text,
    country: text,
  }),
})
const answerSchema = Type.Object({ features: Type.Array(featureSchema) })
type PhotonFeature = Static<typeof featureSchema>

const geocodedMax = 6
const reachKm = 0.2
const placeIdPattern = /^photon:([NWR]\d+)@(-?[\d.]+),(-?[\d.]+)$/

export class PhotonGeocoder implements Geocoder {
  readonly #url: string

  constructor({ url }: { readonly url: string }) {
    this.#url = url
  }

  async suggest(request: SuggestRequest): Promise<Suggestion[]> {
    const found = await this.#search(request, request.size)
    return found.map((details) => toPlainSuggestion(details, request.text, request.locale))
  }

  geocode(request: GeocodeRequest): Promise<AddressDetails[]> {
    return this.#search(request, geocodedMax)
  }

  /** Photon has no call by id. Therefore the id contains the position, and the answer there is compared with it. */
  async findPlace(placeId: string, locale: Locale): Promise<AddressDetails | undefined> {
    const [, id, lat, lng] = placeIdPattern.exec(placeId) ?? []
    if (id === undefined) return undefined
    const features = await this.#ask(
      'reverse',
      { lat, lon: lng, radius: String(reachKm), limit: '10' },
      locale,
    )
    const feature = features.find(({ properties }) => `${properties.osm_type}${properties.osm_id}` === id)
    return feature === undefined ? undefined : toDetails(feature)
  }

  async reverse([lng, lat]: LngLat, locale: Locale): Promise<AddressDetails | undefined> {
    const query = { lat: String(lat), lon: String(lng), radius: String(reachKm), limit: '1' }
    const [feature] = await this.#ask('reverse', query, locale)
    return feature === undefined ? undefined : toDetails(feature)
  }

  async #search({ text: typed, bounds, locale }: GeocodeRequest, limit: number): Promise<AddressDetails[]> {
    const query: Record<string, string> = { q: typed, limit: String(limit) }
    if (bounds !== undefined) query['bbox'] = [bounds.west, bounds.south, bounds.east, bounds.north].join(',')
    const features = await this.#ask('api', query, locale, ['house', 'street'])
    return features
      .map(toDetails)
      .filter(({ coordinates: { lng, lat } }) => bounds === undefined || isInBounds([lng, lat], bounds))
  }

  async #ask(
    call: 'api' | 'reverse',
    query: Readonly<Record<string, string | undefined>>,
    locale: Locale,
    layers: readonly string[] = [],
  ): Promise<PhotonFeature[]> {
    const url = new URL(`${this.#url}/${call}`)
    for (const [name, value] of Object.entries(query))
      if (value !== undefined) url.searchParams.set(name, value)
    for (const layer of layers) url.searchParams.append('layer', layer)
    // A Photon server refuses languages that it was not built with. Its default is the local spelling.
    url.searchParams.set('lang', locale === 'en' ? 'en' : 'default')
    return (await askJson(answerSchema, url)).features
  }
}

function toDetails({ geometry, properties }: PhotonFeature): AddressDetails {
  const [lng = 0, lat = 0] = geometry.coordinates
  const { osm_type: type, osm_id: id, name, street, housenumber, city, state, country } = properties
  return {
    country: country ?? null,
    region: state ?? null,
    city: city ?? null,
    street: street ?? name ?? null,
    houseNumber: housenumber ?? null,
    coordinates: { lat, lng },
    placeId: `photon:${type}${id}@${lat},${lng}`,
  }
}
