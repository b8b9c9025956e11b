import type { AddressDetails, Suggestion } from '@lavash/contract/geo'
import type { Locale } from '@lavash/rulebook/site/locales'
import { type Static, Type } from 'typebox'
import { type Bounds, distanceMetres, isInBounds, type LngLat } from '#geo/coordinates.ts'
import { askJson } from '#providers/geocoding/ask-json.ts'
import type { GeocodeRequest, Geocoder, SuggestRequest } from '#providers/geocoding/geocoder.ts'
import { toPlainSuggestion } from '#providers/geocoding/to-plain-suggestion.ts'

/** https://dadata.ru/api/suggest/address/ — unknown fields are null. */
const text = Type.Optional(Type.Union([Type.String(), Type.Null()]))
const dataSchema = Type.Object({
  fias_id: text,
  country: text,
  region_with_type: text,
  city: text,
  settlement: text,
  street_with_type: text,
  house: text,
  block_type: text,
  block: text,
  geo_lat: text,
  geo_lon: text,
})
const answerSchema = Type.Object({
  suggestions: Type.Array(Type.Object({ value: Type.String(), data: dataSchema })),
})
type DadataAddress = Static<typeof dataSchema>

const geocodedMax = 6
const reachMetres = 100
/** DaData's own limit for a circle. */
const maxRadiusMetres = 100_000
const placeIdPrefix = 'dadata:'

export interface DadataOptions {
  readonly url: string
  readonly apiKey: string
}

export class DadataGeocoder implements Geocoder {
  readonly #options: DadataOptions

  constructor(options: DadataOptions) {
    this.#options = options
  }

  async suggest({ text: typed, bounds, size, locale }: SuggestRequest): Promise<Suggestion[]> {
    const found = await this.#search({ text: typed, bounds, locale }, size)
    return found.map((details) => toPlainSuggestion(details, typed, locale))
  }

  geocode(request: GeocodeRequest): Promise<AddressDetails[]> {
    return this.#search(request, geocodedMax)
  }

  async findPlace(placeId: string, locale: Locale): Promise<AddressDetails | undefined> {
    if (!placeId.startsWith(placeIdPrefix)) return undefined
    const query = placeId.slice(placeIdPrefix.length)
    return (await this.#ask('findById/address', { query, count: 1 }, locale))[0]
  }

  async reverse([lng, lat]: LngLat, locale: Locale): Promise<AddressDetails | undefined> {
    const body = { lat, lon: lng, radius_meters: reachMetres, count: 1 }
    return (await this.#ask('geolocate/address', body, locale))[0]
  }

  async #search({ text: query, bounds, locale }: GeocodeRequest, count: number): Promise<AddressDetails[]> {
    const body = {
      query,
      count,
      from_bound: { value: 'street' },
      to_bound: { value: 'house' },
      ...(bounds !== undefined && { locations_geo: [toCircle(bounds)] }),
    }
    const found = await this.#ask('suggest/address', body, locale)
    return found.filter(
      ({ coordinates: { lng, lat } }) => bounds === undefined || isInBounds([lng, lat], bounds),
    )
  }

  async #ask(
    call: string,
    body: Readonly<Record<string, unknown>>,
    locale: Locale,
  ): Promise<AddressDetails[]> {
    const { suggestions } = await askJson(answerSchema, new URL(`${this.#options.url}/${call}`), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        authorization: `Token ${this.#options.apiKey}`,
      },
      body: JSON.stringify({ ...body, language: locale === 'ru' ? 'ru' : 'en' }),
    })
    return suggestions.flatMap(({ data }) => toDetails(data))
  }
}

/** DaData searches in circles only, so results outside the box are dropped afterwards. */
function toCircle({ west, south, east, north }: Bounds): { lat: number; lon: number; radius_meters: number } {
  const [lon, lat] = [(west + east) / 2, (south + north) / 2]
  const radius = Math.ceil(distanceMetres([lon, lat], [west, south]))
  return { lat, lon, radius_meters: Math.min(radius, maxRadiusMetres) }
}

/** An address without coordinates cannot be delivered to, so it is not offered. */
function toDetails(data: DadataAddress): AddressDetails[] {
  const [lat, lng] = [Number.parseFloat(data.geo_lat ?? ''), Number.parseFloat(data.geo_lon ?? '')]
  if (Number.isNaN(lat) || Number.isNaN(lng)) return []
  const block =
    data.block === undefined || data.block === null ? '' : ` ${data.block_type ?? 'к'}${data.block}`
  return [
    {
      country: data.country ?? null,
      region: data.region_with_type ?? null,
      city: data.city ?? data.settlement ?? null,
      street: data.street_with_type ?? null,
      houseNumber: data.house === undefined || data.house === null ? null : `${data.house}${block}`,
      coordinates: { lat, lng },
      placeId: `${placeIdPrefix}${data.fias_id ?? ''}`,
    },
  ]
}
