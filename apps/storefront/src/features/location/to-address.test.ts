import type { AddressDetails } from '@lavash/contract/geo'
import { expect, test } from 'vitest'
import { toAddress } from '#features/location/to-address.ts'

const details: AddressDetails = {
  country: 'Россия',
  region: 'Приморье',
  city: 'Приветный',
  street: 'Набережная улица',
  houseNumber: '14',
  coordinates: { lat: 44, lng: 34 },
  placeId: 'osm:n1',
}

test.each([
  [{}, 'Набережная улица, 14'],
  [{ houseNumber: null }, 'Набережная улица'],
  [{ street: null, houseNumber: null }, 'Приветный'],
  [{ street: null, houseNumber: null, city: null }, 'Приморье'],
])('the address of %j is %s', (changes, expected) => {
  expect(toAddress({ ...details, ...changes })).toBe(expected)
})
