import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canConfirmOnMap, decideLocationSave, isLocationChanged } from './location-save.ts'
import { openLocation, type LocationState, type StoredLocation } from './location-state.ts'
import { reduceLocation, type LocationEvent } from './location-steps.ts'
import {
  demoOffers,
  inNoZone,
  inZoneOfCity1,
  inZoneOfCity2,
  makeContext,
  newcomer,
  regular,
  storedPlace,
} from './make-location.ts'

const city1 = makeContext(1)
const opened = openLocation(regular, city1)
const picked: LocationState = {
  ...opened,
  place: { ...opened.place, address: 'Мира, 3', placeId: 'p3', houseNumber: '3' },
  confirmedWithoutHouseNumber: false,
}

function listProblems(state: LocationState, stored: StoredLocation = regular): unknown {
  const decision = decideLocationSave(state, stored, city1)
  return decision.outcome === 'invalid'
    ? decision.problems.map(({ field, problem }) => [field, problem.key])
    : decision.outcome
}

describe('L-11 saving', () => {
  test('what was not touched is valid', () => {
    expect(isLocationChanged(opened, regular)).toBe(false)
    expect(decideLocationSave(opened, regular, city1)).toEqual({ outcome: 'ready', location: regular })
  })

  test('what was not touched is valid even where the zone is gone or still loading', () => {
    expect(decideLocationSave({ ...opened, restoId: null }, regular, city1)).toEqual({
      outcome: 'ready',
      location: regular,
    })
    expect(decideLocationSave(opened, regular, makeContext(null)).outcome).toBe('ready')
  })

  test('a new address in a zone is ready, with its venue', () => {
    expect(decideLocationSave(picked, regular, city1)).toEqual({
      outcome: 'ready',
      location: { ...regular, place: { ...storedPlace, address: 'Мира, 3', placeId: 'p3' } },
    })
  })

  test('takeaway stores its point and no place', () => {
    const takeaway = reduceLocation(opened, { type: 'methodSwitched', method: 'TAKE_AWAY' }, city1)
    expect(decideLocationSave(takeaway, regular, city1)).toEqual({
      outcome: 'ready',
      location: { cityId: 1, method: 'TAKE_AWAY', restoId: 12, place: null },
    })
  })

  test.each<[string, LocationState, unknown]>([
    [
      'no address',
      { ...picked, place: { ...picked.place, address: '', location: null }, restoId: null },
      [['deliveryPlace.address', 'validation.deliveryAddressRequired']],
    ],
    [
      'typed but not picked',
      { ...picked, place: { ...picked.place, location: null, houseNumber: null }, restoId: null },
      [['deliveryPlace.address', 'validation.addressNotPicked']],
    ],
    [
      'outside every zone',
      { ...picked, place: { ...picked.place, location: inNoZone }, restoId: null },
      [['deliveryPlace.address', 'validation.addressOutsideZone']],
    ],
    [
      'too long a comment',
      { ...picked, place: { ...picked.place, comment: 'х'.repeat(101) } },
      [['deliveryPlace.comment', 'validation.textTooLong']],
    ],
    [
      'no takeaway point',
      { ...picked, method: 'TAKE_AWAY', restoId: null },
      [['restoId', 'validation.takeawayPointRequired']],
    ],
  ])('%s is told at its field', (_what, state, problems) => {
    expect(listProblems(state)).toEqual(problems)
  })

  test('nothing is judged without a city or a method', () => {
    const street = { ...picked, place: { ...picked.place, houseNumber: null } }
    expect(listProblems({ ...street, cityId: null })).toBe('incomplete')
    expect(listProblems({ ...street, method: null })).toBe('incomplete')
    expect(listProblems({ ...picked, method: null })).toBe('incomplete')
  })

  test('nothing is judged before a city is chosen and loaded', () => {
    expect(decideLocationSave(openLocation(newcomer, city1), newcomer, city1).outcome).toBe('incomplete')
    expect(decideLocationSave(picked, regular, makeContext(null)).outcome).toBe('incomplete')
  })
})

describe('L-11 what counts as a change', () => {
  const takeaway: StoredLocation = { ...regular, method: 'TAKE_AWAY', restoId: 12, place: null }
  const pointChosen = openLocation(takeaway, city1)
  const { location } = storedPlace

  test.each<[string, LocationState, StoredLocation, boolean]>([
    ['nothing, for takeaway', pointChosen, takeaway, false],
    ['another city', { ...opened, cityId: 2 }, regular, true],
    ['another city with the same point', { ...pointChosen, cityId: 2 }, takeaway, true],
    ['another method', { ...opened, method: 'TAKE_AWAY' }, regular, true],
    ['another point', { ...pointChosen, restoId: 11 }, takeaway, true],
    ['the zone’s venue alone, which follows from the address', { ...opened, restoId: 12 }, regular, false],
    ['a place where none was stored', opened, { ...regular, place: null }, true],
    ...(['address', 'placeId', 'apartment', 'entrance', 'floor', 'intercom', 'comment'] as const).map(
      (field): [string, LocationState, StoredLocation, boolean] => [
        `the ${field}`,
        { ...opened, place: { ...opened.place, [field]: 'новое' } },
        regular,
        true,
      ],
    ),
    [
      'the latitude',
      { ...opened, place: { ...opened.place, location: { ...location, lat: location.lat + 1e-7 } } },
      regular,
      true,
    ],
    [
      'the longitude',
      { ...opened, place: { ...opened.place, location: { ...location, lng: location.lng + 1e-7 } } },
      regular,
      true,
    ],
    [
      'a place that is not found any more',
      { ...opened, place: { ...opened.place, location: null } },
      regular,
      true,
    ],
  ])('%s', (_what, state, stored, isChanged) => {
    expect(isLocationChanged(state, stored)).toBe(isChanged)
  })

  test('a venue that was never stored is not taken for the kept one', () => {
    const stored = { ...regular, restoId: null }
    expect(decideLocationSave({ ...opened, restoId: null }, stored, city1).outcome).toBe('invalid')
  })
})

describe('L-10 an address without a house number', () => {
  test.each([null, '', '  '])('the number %j is none', (houseNumber) => {
    expect(listProblems({ ...picked, place: { ...picked.place, houseNumber } })).toBe('confirm-house-number')
  })

  const street: LocationState = { ...picked, place: { ...picked.place, address: 'Мира', houseNumber: null } }

  test('is asked about, and saved once that is confirmed', () => {
    expect(listProblems(street)).toBe('confirm-house-number')
    expect(listProblems(reduceLocation(street, { type: 'houseNumberWaived' }, city1))).toBe('ready')
  })

  test('is not asked about for takeaway, nor when it was settled at an earlier save', () => {
    expect(listProblems({ ...street, method: 'TAKE_AWAY', restoId: 12 })).toBe('ready')
    expect(listProblems(opened)).toBe('ready')
  })
})

test.each<[string, Partial<LocationState>, boolean]>([
  ['an address in a zone', {}, true],
  ['outside a zone', { restoId: null }, false],
  ['no address', { place: { ...picked.place, address: ' ' } }, false],
  ['a takeaway point', { method: 'TAKE_AWAY', restoId: 12 }, true],
])('L-07 the map is confirmed with %s: %#', (_what, change, answer) => {
  expect(canConfirmOnMap({ ...picked, ...change })).toBe(answer)
})

describe('whatever the customer does and however late the cities load', () => {
  const cityId = fc.constantFrom(1, 2, 3, 4)
  const method = fc.constantFrom('DELIVERY' as const, 'TAKE_AWAY' as const)
  const event: fc.Arbitrary<LocationEvent> = fc.oneof(
    fc.record({ type: fc.constant('cityChosen' as const), cityId }),
    fc.record({
      type: fc.constantFrom('cityReturnedTo' as const, 'cityLoaded' as const, 'houseNumberWaived' as const),
    }),
    fc.record({ type: fc.constant('methodSwitched' as const), method }),
    fc.record({
      type: fc.constant('addressTyped' as const),
      address: fc.constantFrom('', 'Мира', 'Набережная, 14'),
    }),
    fc.record({
      type: fc.constant('addressResolved' as const),
      cityId,
      address: fc.constant('Мира, 3'),
      location: fc.constantFrom(inZoneOfCity1, inZoneOfCity2, inNoZone),
      placeId: fc.constantFrom(null, 'p3'),
      houseNumber: fc.constantFrom(null, '3'),
    }),
    fc.record({
      type: fc.constant('takeawayPointChosen' as const),
      restoId: fc.constantFrom(11, 12, 21, 31, 77),
    }),
    fc.record({ type: fc.constant('popupClosed' as const), stored: fc.constantFrom(newcomer, regular) }),
  )
  const story = fc.array(fc.tuple(event, fc.constantFrom(null, 1, 2, 3)), { maxLength: 30 })
  const venuesOfCity: Readonly<Record<number, readonly number[]>> = { 1: [11, 12], 2: [21], 3: [31] }

  test('L-13 the popup never saves a venue of another city', () => {
    fc.assert(
      fc.property(story, fc.constantFrom(newcomer, regular), (steps, stored) => {
        let state = openLocation(stored, makeContext(null))
        for (const [happened, loadedCityId] of steps) {
          const context = makeContext(loadedCityId)
          state = reduceLocation(state, happened, context)
          if (state.restoId !== null) expect(venuesOfCity[state.cityId ?? 0]).toContain(state.restoId)
          const decision = decideLocationSave(state, stored, context)
          if (decision.outcome !== 'ready') continue
          expect(venuesOfCity[decision.location.cityId]).toContain(decision.location.restoId)
          expect(decision.location.place === null).toBe(decision.location.method === 'TAKE_AWAY')
        }
      }),
      { numRuns: 500 },
    )
  })

  test('L-11 a changed delivery address is saved only from inside a zone of its own city', () => {
    fc.assert(
      fc.property(story, (steps) => {
        let state = openLocation(newcomer, makeContext(null))
        for (const [happened, loadedCityId] of steps) {
          const context = makeContext(loadedCityId)
          state = reduceLocation(state, happened, context)
          const decision = decideLocationSave(state, newcomer, context)
          if (decision.outcome !== 'ready' || decision.location.place === null) continue
          const { cityId: savedCityId, place, restoId } = decision.location
          const offer = demoOffers.find((candidate) => candidate.cityId === savedCityId)
          expect(offer?.findZoneRestoId(place.location)).toBe(restoId)
        }
      }),
      { numRuns: 500 },
    )
  })
})
