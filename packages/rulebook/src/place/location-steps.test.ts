import { describe, expect, test } from 'vitest'
import {
  canReturnToCity,
  findMissingMethod,
  isMethodToggleShown,
  openLocation,
  type LocationState,
} from './location-state.ts'
import { reduceLocation, type LocationEvent } from './location-steps.ts'
import { inNoZone, inZoneOfCity1, inZoneOfCity2, makeContext, newcomer, regular } from './make-location.ts'

const city1 = makeContext(1)
const loading = makeContext(null)

function makeResolved(
  rest: Partial<Extract<LocationEvent, { type: 'addressResolved' }>> = {},
): LocationEvent {
  return {
    type: 'addressResolved',
    cityId: 1,
    address: 'Набережная, 14',
    location: inZoneOfCity1,
    placeId: 'p14',
    houseNumber: '14',
    ...rest,
  }
}

function play(state: LocationState, events: readonly LocationEvent[], context = city1): LocationState {
  return events.reduce((current, event) => reduceLocation(current, event, context), state)
}

const newcomerInCity1 = play(openLocation(newcomer, city1), [{ type: 'cityChosen', cityId: 1 }])

describe('L-02 the city step', () => {
  test.each([
    ['a newcomer among several cities chooses one', newcomer, makeContext(null), 'citySelection', null],
    ['a single city is taken without asking', newcomer, makeContext(3, [3]), 'deliveryMethodSelection', 3],
    ['a chosen city is not asked for again', regular, city1, 'deliveryMethodSelection', 1],
    ['a city that is gone is asked for again', regular, makeContext(null, [2, 3]), 'citySelection', null],
    ['no cities leave nothing chosen', newcomer, makeContext(null, []), 'citySelection', null],
  ])('%s', (_what, stored, context, step, cityId) => {
    expect(openLocation(stored, context)).toMatchObject({ step, cityId })
  })

  test('nothing of a city that is gone survives but the method', () => {
    const state = openLocation(regular, makeContext(null, [2, 3]))
    expect(state).toMatchObject({ method: 'DELIVERY', restoId: null, place: { address: '', location: null } })
  })

  test('choosing a city leads to the method, and back unless there is a single city', () => {
    expect(newcomerInCity1.step).toBe('deliveryMethodSelection')
    expect(play(newcomerInCity1, [{ type: 'cityReturnedTo' }]).step).toBe('citySelection')
    const single = makeContext(3, [3])
    expect(canReturnToCity(single)).toBe(false)
    expect(play(openLocation(newcomer, single), [{ type: 'cityReturnedTo' }], single).step).toBe(
      'deliveryMethodSelection',
    )
  })

  test('going back and choosing the same city loses nothing', () => {
    const state = openLocation(regular, city1)
    expect(play(state, [{ type: 'cityReturnedTo' }, { type: 'cityChosen', cityId: 1 }])).toEqual(state)
  })

  test('a city nobody offers cannot be chosen', () => {
    const state = openLocation(newcomer, city1)
    expect(play(state, [{ type: 'cityChosen', cityId: 99 }])).toBe(state)
  })
})

describe('L-03 the method', () => {
  test('delivery is the default where it exists, takeaway where it does not', () => {
    expect(newcomerInCity1.method).toBe('DELIVERY')
    expect(openLocation(newcomer, makeContext(3, [3])).method).toBe('TAKE_AWAY')
  })

  test('the toggle is shown only when both exist and are loaded', () => {
    expect(isMethodToggleShown(newcomerInCity1, city1)).toBe(true)
    expect(isMethodToggleShown(newcomerInCity1, loading)).toBe(false)
    const single = makeContext(3, [3])
    expect(isMethodToggleShown(openLocation(newcomer, single), single)).toBe(false)
  })

  test('a method the city does not offer cannot be switched to', () => {
    const single = makeContext(3, [3])
    const state = openLocation(newcomer, single)
    expect(play(state, [{ type: 'methodSwitched', method: 'DELIVERY' }], single)).toBe(state)
  })

  test('a method that was wanted and is not there is told, once that is known', () => {
    const single = makeContext(3, [3])
    expect(findMissingMethod({ cityId: 3, method: 'DELIVERY' }, single)).toBe('DELIVERY')
    expect(findMissingMethod({ cityId: 3, method: 'TAKE_AWAY' }, single)).toBeNull()
    expect(findMissingMethod({ cityId: 3, method: null }, single)).toBeNull()
    expect(findMissingMethod({ cityId: 1, method: 'DELIVERY' }, loading)).toBeNull()
  })

  test('switching while the city loads is settled when it has loaded', () => {
    const waiting = play(openLocation(newcomer, loading), [{ type: 'cityChosen', cityId: 1 }], loading)
    const switched = play(waiting, [{ type: 'methodSwitched', method: 'TAKE_AWAY' }], loading)
    expect(switched).toMatchObject({ method: 'TAKE_AWAY', restoId: null })
    expect(play(switched, [{ type: 'cityLoaded' }])).toMatchObject({ method: 'TAKE_AWAY', restoId: 12 })
  })
})

describe('L-06 takeaway', () => {
  const takeaway = play(newcomerInCity1, [{ type: 'methodSwitched', method: 'TAKE_AWAY' }])

  test('switching to it preselects the first point by order', () => {
    expect(takeaway.restoId).toBe(12)
  })

  test('another point of the city can be chosen, a venue of another city cannot', () => {
    expect(play(takeaway, [{ type: 'takeawayPointChosen', restoId: 11 }]).restoId).toBe(11)
    expect(play(takeaway, [{ type: 'takeawayPointChosen', restoId: 21 }]).restoId).toBe(12)
  })

  test('a chosen point survives a reload of the city, one that is gone gives way to the first', () => {
    const chosen = { ...takeaway, restoId: 11 }
    expect(play(chosen, [{ type: 'cityLoaded' }]).restoId).toBe(11)
    expect(play({ ...takeaway, restoId: 77 }, [{ type: 'cityLoaded' }]).restoId).toBe(12)
  })
})

describe('L-09 the address', () => {
  test('a picked suggestion or a pin sets address, location, place id and the zone’s venue', () => {
    expect(play(newcomerInCity1, [makeResolved()])).toMatchObject({
      place: { address: 'Набережная, 14', location: inZoneOfCity1, placeId: 'p14', houseNumber: '14' },
      restoId: 11,
    })
  })

  test('outside every zone there is no venue', () => {
    expect(play(newcomerInCity1, [makeResolved({ location: inNoZone })]).restoId).toBeNull()
  })

  test('typing over a picked address takes its place on the map away', () => {
    const typed = play(newcomerInCity1, [makeResolved(), { type: 'addressTyped', address: 'Набережная, 1' }])
    expect(typed).toMatchObject({
      restoId: null,
      place: { location: null, placeId: null, houseNumber: null },
    })
  })

  test('a field that reports the same text again changes nothing', () => {
    const state = openLocation(regular, city1)
    expect(play(state, [{ type: 'addressTyped', address: 'Набережная, 14' }])).toBe(state)
  })

  test('an answer of the geocoder that comes after the city was changed is dropped', () => {
    const moved = play(newcomerInCity1, [{ type: 'cityChosen', cityId: 2 }], makeContext(2))
    expect(play(moved, [makeResolved()], makeContext(2))).toBe(moved)
  })

  test('details do not disturb the rest', () => {
    const state = play(newcomerInCity1, [makeResolved()])
    const typed = play(state, [{ type: 'placeDetailTyped', field: 'floor', text: '5' }])
    expect(typed).toEqual({ ...state, place: { ...state.place, floor: '5' } })
  })
})

describe('L-10 the missing house number', () => {
  test('a waiver lasts until the address changes', () => {
    const waived = play(newcomerInCity1, [makeResolved({ houseNumber: null }), { type: 'houseNumberWaived' }])
    expect(waived.confirmedWithoutHouseNumber).toBe(true)
    expect(play(waived, [makeResolved({ houseNumber: null })]).confirmedWithoutHouseNumber).toBe(false)
    expect(play(waived, [{ type: 'addressTyped', address: 'Мира' }]).confirmedWithoutHouseNumber).toBe(false)
  })
})

describe('L-13 switching, changing the city, closing', () => {
  test('switching to delivery gives the matching zone’s venue, or none', () => {
    const takeaway: LocationEvent = { type: 'methodSwitched', method: 'TAKE_AWAY' }
    const delivery: LocationEvent = { type: 'methodSwitched', method: 'DELIVERY' }
    expect(play(openLocation(regular, city1), [takeaway, delivery]).restoId).toBe(11)
    expect(play(newcomerInCity1, [takeaway, delivery]).restoId).toBeNull()
  })

  test('another city clears the address and the venue', () => {
    const moving = play(openLocation(regular, city1), [{ type: 'cityChosen', cityId: 2 }])
    expect(moving).toMatchObject({
      cityId: 2,
      restoId: null,
      place: { address: '', location: null, floor: '' },
    })
    const loaded = play(moving, [{ type: 'cityLoaded' }], makeContext(2))
    expect(loaded).toMatchObject({ method: 'DELIVERY', restoId: null })
    const resolved = makeResolved({ cityId: 2, location: inZoneOfCity2 })
    expect(play(loaded, [resolved], makeContext(2)).restoId).toBe(21)
  })

  test('a city that loads after the customer has left it changes nothing', () => {
    const moving = play(openLocation(regular, city1), [{ type: 'cityChosen', cityId: 2 }])
    expect(play(moving, [{ type: 'cityLoaded' }], city1)).toBe(moving)
  })

  test('closing forgets everything that was not saved', () => {
    const edited = play(openLocation(regular, city1), [
      { type: 'addressTyped', address: 'Мира' },
      { type: 'placeDetailTyped', field: 'floor', text: '9' },
      { type: 'methodSwitched', method: 'TAKE_AWAY' },
      { type: 'cityReturnedTo' },
    ])
    expect(play(edited, [{ type: 'popupClosed', stored: regular }])).toEqual(openLocation(regular, city1))
  })
})

describe('what was confirmed, chosen and offered stays apart', () => {
  test.each([
    ['a stored place was confirmed at its save', regular, city1, true],
    ['a newcomer has confirmed nothing', newcomer, city1, false],
    ['a customer of takeaway has confirmed nothing', { ...regular, place: null }, city1, false],
    ['nothing of a city that is gone was confirmed', regular, makeContext(null, [2, 3]), false],
  ])('L-10 %s', (_what, stored, context, confirmedWithoutHouseNumber) => {
    expect(openLocation(stored, context)).toMatchObject({ confirmedWithoutHouseNumber })
  })

  test.each([
    ['a customer of delivery', { ...regular, cityId: 3 }],
    ['a newcomer', { ...newcomer, cityId: 3 }],
  ])('L-04 %s gets takeaway in a city that has nothing else', (_who, stored) => {
    expect(openLocation(stored, makeContext(3))).toMatchObject({ method: 'TAKE_AWAY', restoId: 31 })
  })

  test('L-09 an address that is found while the city loads has no venue yet, and takes no point away', () => {
    const delivery = openLocation(regular, loading)
    expect(play(delivery, [makeResolved()], loading).restoId).toBeNull()
    const takeaway = openLocation({ ...regular, method: 'TAKE_AWAY', restoId: 12 }, loading)
    expect(play(takeaway, [makeResolved()], loading).restoId).toBe(12)
  })

  test('L-06 a point is chosen for takeaway only, and choosing takeaway again keeps it', () => {
    const delivery = openLocation(regular, city1)
    expect(play(delivery, [{ type: 'takeawayPointChosen', restoId: 12 }])).toBe(delivery)
    const chosen = play(delivery, [
      { type: 'methodSwitched', method: 'TAKE_AWAY' },
      { type: 'takeawayPointChosen', restoId: 11 },
    ])
    expect(chosen.restoId).toBe(11)
    expect(play(chosen, [{ type: 'methodSwitched', method: 'TAKE_AWAY' }])).toBe(chosen)
    expect(play(chosen, [{ type: 'addressTyped', address: 'Мира' }]).restoId).toBe(11)
  })
})
