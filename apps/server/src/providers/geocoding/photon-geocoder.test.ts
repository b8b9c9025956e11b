import { expect, test } from 'vitest'
import { startJsonDouble } from '../../../test/start-json-double.ts'
import { GeocoderUnavailable } from '#providers/geocoding/geocoder.ts'
import { PhotonGeocoder } from '#providers/geocoding/photon-geocoder.ts'

/** An answer from Photon's documentation. */
const house = {
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [34.18924, 43.98912] },
  properties: {
    osm_type: 'W',
    osm_id: 2107,
    osm_key: 'building',
    osm_value: 'apartments',
    type: 'house',
    street: 'Приморская набережная',
    housenumber: '14',
    postcode: '298000',
    city: 'Приветный',
    state: 'Привольный край',
    country: 'Россия',
  },
}
const street = {
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [35, 43.98912] },
  properties: { osm_type: 'W', osm_id: 52, type: 'street', name: 'Приморская набережная', city: 'Далёкий' },
}
const bounds = { west: 34.1, south: 43.9, east: 34.3, north: 44.1 }
const details = {
  country: 'Россия',
  region: 'Привольный край',
  city: 'Приветный',
  street: 'Приморская набережная',
  houseNumber: '14',
  coordinates: { lat: 43.98912, lng: 34.18924 },
  placeId: 'photon:W2107@43.98912,34.18924',
}

test('suggestions are asked for inside the bounds, and what lies outside all the same is dropped', async () => {
  await using photon = await startJsonDouble({ features: [house, street] })
  const geocoder = new PhotonGeocoder(photon)
  const found = await geocoder.suggest({ text: 'приморская 14', bounds, size: 6, locale: 'ru' })
  expect(found).toEqual([
    {
      placeId: details.placeId,
      title: 'Приморская набережная, 14',
      subtitle: 'Приветный',
      kind: 'house',
      highlights: [
        [0, 10],
        [23, 2],
      ],
      details,
    },
  ])
  const { url } = photon.requests[0] ?? {}
  const asked = new URL(url ?? '', photon.url)
  expect(asked.pathname).toBe('/api')
  expect(Object.fromEntries(asked.searchParams)).toMatchObject({
    q: 'приморская 14',
    limit: '6',
    bbox: '34.1,43.9,34.3,44.1',
    lang: 'default',
  })
  expect(asked.searchParams.getAll('layer')).toEqual(['house', 'street'])
})

test('a place is found again by its id, and a stranger’s id is not taken', async () => {
  await using photon = await startJsonDouble({ features: [street, house] })
  const geocoder = new PhotonGeocoder(photon)
  expect(await geocoder.findPlace(details.placeId, 'ru')).toEqual(details)
  expect(new URL(photon.requests[0]?.url ?? '', photon.url).pathname).toBe('/reverse')
  expect(await geocoder.findPlace('photon:W1@43.98912,34.18924', 'ru')).toBeUndefined()
  expect(await geocoder.findPlace('privetny:w1', 'ru')).toBeUndefined()
})

test('a point is turned into an address, or into nothing', async () => {
  await using photon = await startJsonDouble({ features: [house] })
  expect(await new PhotonGeocoder(photon).reverse([34.189, 43.989], 'en')).toEqual(details)
  expect(photon.requests[0]?.url).toContain('lang=en')
  await using empty = await startJsonDouble({ features: [] })
  expect(await new PhotonGeocoder(empty).reverse([34.189, 43.989], 'en')).toBeUndefined()
})

test.each<[why: string, answer: unknown, status: number]>([
  ['fails', { message: 'no' }, 500],
  ['answers something else', { rows: [] }, 200],
])('a Photon that %s is unavailable', async (_, answer, status) => {
  await using photon = await startJsonDouble(answer, status)
  const asking = new PhotonGeocoder(photon).geocode({ text: 'приморская 14', locale: 'ru' })
  await expect(asking).rejects.toThrow(GeocoderUnavailable)
})

test('a Photon that is not there is unavailable', async () => {
  const asking = new PhotonGeocoder({ url: 'http://127.0.0.1:9' }).geocode({
    text: 'приморская',
    locale: 'ru',
  })
  await expect(asking).rejects.toThrow(GeocoderUnavailable)
})
