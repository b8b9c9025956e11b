import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { listenOnLoopback } from '../../../test/listen-on-loopback.ts'
import { startJsonDouble } from '../../../test/start-json-double.ts'
import { DadataGeocoder } from '#providers/geocoding/dadata-geocoder.ts'
import { GeocoderUnavailable } from '#providers/geocoding/geocoder.ts'

/** Shortened from DaData's documentation. Unknown fields are null there. */
const house = {
  value: 'г Москва, ул Хабаровская, д 12/23',
  unrestricted_value: '107065, г Москва, р-н Гольяново, ул Хабаровская, д 12/23',
  data: {
    postal_code: '107065',
    country: 'Россия',
    region_with_type: 'г Москва',
    city: 'Москва',
    settlement: null,
    street_with_type: 'ул Хабаровская',
    house: '12/23',
    block_type: null,
    block: null,
    fias_id: '8409f0e0-0000-4000-8000-0d0d0d0d0d0d',
    geo_lat: '55.821168',
    geo_lon: '37.82608',
  },
}
const withBlock = {
  value: 'г Москва, ул Хабаровская, д 2 к 1',
  data: {
    ...house.data,
    house: '2',
    block_type: 'к',
    block: '1',
    fias_id: 'block',
    geo_lat: '55.822',
    geo_lon: '37.827',
  },
}
const withoutPlace = { value: 'ул Хабаровская', data: { ...house.data, geo_lat: null, geo_lon: null } }
const bounds = { west: 37.5, south: 55.5, east: 38, north: 56 }
const options = { apiKey: 'secret-key' }

test('suggestions are requested for a circle around the bounds', async () => {
  await using dadata = await startJsonDouble({ suggestions: [house, withBlock, withoutPlace] })
  const geocoder = new DadataGeocoder({ ...options, url: dadata.url })
  const found = await geocoder.suggest({ text: 'хабаровская 12', bounds, size: 6, locale: 'ru' })
  expect(found.map(({ title, subtitle }) => [title, subtitle])).toEqual([
    ['ул Хабаровская, 12/23', 'Москва'],
    ['ул Хабаровская, 2 к1', 'Москва'],
  ])
  expect(found[0]?.details).toMatchObject({
    coordinates: { lat: 55.821168, lng: 37.82608 },
    placeId: 'dadata:8409f0e0-0000-4000-8000-0d0d0d0d0d0d',
  })
  const [request] = dadata.requests
  expect(request?.url).toBe('/suggest/address')
  expect(request?.headers['authorization']).toBe('Token secret-key')
  expect(request?.body).toMatchObject({
    query: 'хабаровская 12',
    count: 6,
    language: 'ru',
    from_bound: { value: 'street' },
    to_bound: { value: 'house' },
    locations_geo: [{ lat: 55.75, lon: 37.75 }],
  })
})

test('what lies in the circle and outside the bounds is dropped', async () => {
  await using dadata = await startJsonDouble({ suggestions: [house] })
  const geocoder = new DadataGeocoder({ ...options, url: dadata.url })
  const elsewhere = { west: 37.83, south: 55.8, east: 37.9, north: 55.9 }
  expect(await geocoder.geocode({ text: 'хабаровская 12', bounds: elsewhere, locale: 'ru' })).toEqual([])
})

test('a place is asked for by its id, a point by its place', async () => {
  await using dadata = await startJsonDouble({ suggestions: [house] })
  const geocoder = new DadataGeocoder({ ...options, url: dadata.url })
  expect(await geocoder.findPlace('dadata:8409f0e0', 'en')).toMatchObject({ houseNumber: '12/23' })
  expect(await geocoder.reverse([37.82608, 55.821168], 'cnr')).toMatchObject({ street: 'ул Хабаровская' })
  expect(await geocoder.findPlace('privetny:w1', 'en')).toBeUndefined()
  expect(dadata.requests.map(({ url, body }) => [url, body])).toMatchObject([
    ['/findById/address', { query: '8409f0e0', language: 'en' }],
    ['/geolocate/address', { lat: 55.821168, lon: 37.82608, language: 'en' }],
  ])
})

test('a DaData that refuses the key is unavailable, and the key is not told to anybody', async () => {
  await using dadata = await startJsonDouble({ message: 'Forbidden' }, 403)
  const asking = new DadataGeocoder({ ...options, url: dadata.url }).reverse([37.8, 55.8], 'ru')
  await expect(asking).rejects.toThrow(GeocoderUnavailable)
  await expect(asking).rejects.not.toThrow(/secret-key/)
})

test('neither the key nor what was typed follows a redirect', async () => {
  await using stranger = await startJsonDouble({ suggestions: [] })
  const moved = await listenOnLoopback(
    createServer((_request, response) => response.writeHead(307, { location: stranger.url }).end()),
  )
  const geocoder = new DadataGeocoder({ ...options, url: moved.url })
  await expect(geocoder.findPlace('dadata:8409f0e0', 'ru')).rejects.toThrow(GeocoderUnavailable)
  expect(stranger.requests).toEqual([])
  await moved.close()
})
