import type { StoredLocation } from '@lavash/rulebook/place/location-state'
import { describe, expect, test } from 'vitest'
import { toOpening } from '#features/location/campaign-place.ts'

const cities = [
  { id: 1, name: 'Приветный' },
  { id: 2, name: 'Солнцегорье' },
]
const nobody: StoredLocation = { cityId: null, method: null, restoId: null, place: null }

describe('a link that carries the place', () => {
  test.each([
    ['?city=2', { cityId: 2, method: null }],
    ['?city=приветный&method=takeaway', { cityId: 1, method: 'TAKE_AWAY' }],
    ['?city=1&method=DELIVERY', { cityId: 1, method: 'DELIVERY' }],
    ['?method=take-away', { cityId: null, method: 'TAKE_AWAY' }],
    ['?city=Атлантида&method=parachute', { cityId: null, method: null }],
    ['', { cityId: null, method: null }],
  ])('%s opens the popup there', (search, expected) => {
    expect(toOpening(nobody, search, cities)).toMatchObject(expected)
  })

  test('moves nobody who has a venue already', () => {
    const stored: StoredLocation = { cityId: 1, method: 'DELIVERY', restoId: 5, place: null }
    expect(toOpening(stored, '?city=2&method=takeaway', cities)).toEqual(stored)
  })
})
