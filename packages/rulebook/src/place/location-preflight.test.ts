import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decideLocationPreflight } from './location-preflight.ts'

const passed = { passed: true, clearsPromoCode: false, message: null }
const missing = 'person-order.position-not-found-in-resto'

describe('E-02 the cart at a new location', () => {
  test.each([
    [
      'a sum below the zone’s minimum passes silently',
      [{ code: 'delivery.order-sum-not-enough.range', message: 'Мало' }],
      passed,
    ],
    [
      'a dish the venue does not carry fails',
      [{ code: missing, message: 'Нет блюда', field: 'positions.1' }],
      { passed: false, reason: 'positions-missing', fields: ['positions.1'] },
    ],
    [
      'all such dishes are named',
      [{ code: missing, field: 'positions.0' }, { code: missing }, { code: missing, field: 'positions.4' }],
      { passed: false, reason: 'positions-missing', fields: ['positions.0', 'positions.4'] },
    ],
    [
      'a promo code for the other method is cleared',
      [{ code: 'promo-code.invalid-delivery-type', message: 'Не для доставки' }],
      { ...passed, clearsPromoCode: true },
    ],
    [
      'under both spellings',
      [{ code: 'promo-code.invalid-delivery-method', message: 'Не для доставки' }],
      { ...passed, clearsPromoCode: true },
    ],
    [
      'any other coded error passes and is told',
      [{ code: 'resto.closed', message: 'Закрыто' }],
      { ...passed, message: 'Закрыто' },
    ],
    ['a coded error without a message passes', [{ code: 'resto.closed' }], passed],
    [
      'a failure without a code stops the save',
      [{ message: 'Network error' }],
      { passed: false, reason: 'fault', message: 'Network error' },
    ],
    ['so does no answer at all', [], { passed: false, reason: 'fault', message: null }],
    [
      'several at once each have their effect',
      [
        { code: 'delivery.order-sum-not-enough.range', message: 'Мало' },
        { code: 'promo-code.invalid-delivery-type', message: 'Промокод' },
        { code: 'resto.closed', message: 'Закрыто' },
      ],
      { passed: true, clearsPromoCode: true, message: 'Закрыто' },
    ],
  ])('%s', (_what, errors, outcome) => {
    expect(decideLocationPreflight(errors)).toEqual(outcome)
  })

  test('a cart with a missing dish never passes, wherever the server lists it', () => {
    const error = fc.record({ code: fc.constantFrom('resto.closed', 'promo-code.invalid-delivery-type', '') })
    fc.assert(
      fc.property(fc.array(error), fc.array(error), (before, after) => {
        expect(decideLocationPreflight([...before, { code: missing }, ...after]).passed).toBe(false)
      }),
    )
  })
})
