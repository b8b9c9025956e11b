import { expect, test } from 'vitest'
import type { StoredPlace } from './location-state.ts'
import {
  addUsedPlace,
  earlierPlacesMax,
  listEarlierPlaces,
  toOrderedPlace,
  toStoredPlace,
  usedPlacesMax,
} from './earlier-places.ts'

const location = { lat: 55, lng: 37 }
const toOrder = (address: string, apartment?: string) => ({ deliveryPlace: { address, apartment, location } })

test('earlier places are listed once each, newest first', () => {
  const orders = [
    toOrder('Мира, 1', '5'),
    {},
    toOrder('Мира, 1'),
    toOrder('мира, 1', '5'),
    toOrder('Мира, 2'),
  ]
  expect(listEarlierPlaces(orders).map(({ address, apartment }) => [address, apartment])).toEqual([
    ['Мира, 1', '5'],
    ['Мира, 1', ''],
    ['Мира, 2', ''],
  ])
})

test('a place is ready to be chosen again, down to what the courier was told', () => {
  const deliveryPlace = { address: 'Мира, 1', location, floor: '3', comment: 'код 12', placeId: 'p' }
  expect(listEarlierPlaces([{ deliveryPlace }])).toEqual([
    {
      address: 'Мира, 1',
      location,
      placeId: 'p',
      apartment: '',
      entrance: '',
      floor: '3',
      intercom: '',
      comment: 'код 12',
    },
  ])
})

test('no more than a glance can take in', () => {
  const orders = Array.from({ length: 20 }, (_, house) => toOrder(`Мира, ${house}`))
  expect(listEarlierPlaces(orders)).toHaveLength(earlierPlacesMax)
})

test('an apartment is no part of the house number, and none is as good as an empty one', () => {
  const orders = [
    toOrder('Мира, 1', '5'),
    toOrder('Мира, 15'),
    toOrder('Мира, 15', ''),
    toOrder('Мира, 15', '5'),
  ]
  expect(listEarlierPlaces(orders)).toHaveLength(3)
})

test('what the courier was not told is empty', () => {
  expect(listEarlierPlaces([toOrder('Мира, 1')])).toEqual([
    {
      address: 'Мира, 1',
      location,
      placeId: null,
      apartment: '',
      entrance: '',
      floor: '',
      intercom: '',
      comment: '',
    },
  ])
})

const used = (address: string, apartment = ''): StoredPlace => toStoredPlace({ address, apartment, location })

test('L-17 the last three places of a device stand newest first and once each', () => {
  const addresses = ['Мира, 1', 'Мира, 2', 'МИРА, 1', 'Мира, 3', 'Мира, 4']
  const places = addresses.reduce<StoredPlace[]>((kept, address) => addUsedPlace(kept, used(address)), [])
  expect(places.map(({ address }) => address)).toEqual(['Мира, 4', 'Мира, 3', 'МИРА, 1'])
  expect(places).toHaveLength(usedPlacesMax)
  const flats = addUsedPlace([used('Мира, 1', '5')], used('Мира, 1', '6'))
  expect(flats.map(({ apartment }) => apartment)).toEqual(['6', '5'])
})

test('a place goes to the server without its empty fields and comes back whole', () => {
  const place = { ...used('Мира, 1', '5'), comment: ' ' }
  expect(toOrderedPlace(place)).toEqual({ address: 'Мира, 1', location, apartment: '5' })
  expect(toOrderedPlace({ ...place, placeId: 'p' }).placeId).toBe('p')
  expect(toStoredPlace(toOrderedPlace(place))).toEqual({ ...place, comment: '' })
})
