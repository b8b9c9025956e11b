import { describe, expect, test } from 'vitest'
import { toCityOffer, type CityResto } from './city-offer.ts'
import { makePayConfig } from '#order/make-pay-config.ts'
import { makeSquare, makeThreshold, makeZone } from './make-zone.ts'

const cash = { cashUponReceipt: true }
const payConfig = makePayConfig({ delivery: cash, takeAway: cash })

function makeResto(id: number, isDelivery: boolean, isTakeAway: boolean, order = 1): CityResto {
  return { id, order, address: `Мира, ${id}`, menus: [{ isDelivery, isTakeAway }], payConfig }
}

const inside = { lat: 55.05, lng: 37.05 }

describe('what a city offers', () => {
  test('L-14 only venues with a delivery menu give zones', () => {
    const offer = toCityOffer(1, [makeResto(1, false, true)], [makeZone({ restoId: 1 })], 0)
    expect(offer.findZoneRestoId(inside)).toBeUndefined()
    expect(offer).toMatchObject({ methods: ['TAKE_AWAY'], defaultMethod: 'TAKE_AWAY' })
  })

  test('L-06 takeaway points come by order, then by address', () => {
    const restos = [
      makeResto(10, true, true),
      makeResto(9, true, true),
      makeResto(1, false, true, 2),
      makeResto(2, true, false),
    ]
    expect(toCityOffer(1, restos, [], 0).takeawayPointIds).toEqual([9, 10, 1])
  })

  test('L-03 L-06 a venue that takes no money for a method gives neither points nor zones', () => {
    const unpaid = { ...makeResto(1, true, true), payConfig: makePayConfig() }
    const offer = toCityOffer(1, [unpaid, makeResto(2, false, true)], [makeZone({ restoId: 1 })], 0)
    expect(offer).toMatchObject({ methods: ['TAKE_AWAY'], defaultMethod: 'TAKE_AWAY', takeawayPointIds: [2] })
    expect(offer.findZoneRestoId(inside)).toBeUndefined()
  })

  test('L-14 where zones overlap the cart’s sum decides whose venue cooks', () => {
    const restos = [makeResto(1, true, false), makeResto(2, true, false)]
    const zones = [
      makeZone({
        id: 1,
        restoId: 1,
        thresholds: [makeThreshold(0, 100_000, 0), makeThreshold(100_000, 900_000, 30_000)],
      }),
      makeZone({
        id: 2,
        restoId: 2,
        polygon: makeSquare(55, 37, 0.2),
        thresholds: [makeThreshold(0, 900_000, 10_000)],
      }),
    ]
    expect(toCityOffer(1, restos, zones, 50_000).findZoneRestoId(inside)).toBe(1)
    expect(toCityOffer(1, restos, zones, 200_000).findZoneRestoId(inside)).toBe(2)
  })
})
