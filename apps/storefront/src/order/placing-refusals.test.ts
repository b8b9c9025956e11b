import { errorStatuses } from '@lavash/rulebook/site/error-codes'
import { describe, expect, test } from 'vitest'
import { toPlacedRefusals, toRefusalPlace } from '#order/placing-refusals.ts'
import { toHttpFailure } from '@lavash/client/result.ts'

describe('K-09 a refusal is told next to what caused it', () => {
  test.each([
    [{ code: 'position.stopped', field: 'positions.1' }, 'line-1'],
    [{ code: 'position.modifiers-invalid', field: 'positions.0.modifiers' }, 'line-0'],
    [{ code: 'promo-code.not-found', field: 'promoCode' }, 'promo-code'],
    [{ code: 'promo-code.limit-exceed' }, 'promo-code'],
    [{ code: 'delivery.out-of-zone', field: 'deliveryPlace.address' }, 'address'],
    [{ code: 'delivery.out-of-zone', field: 'location' }, 'address'],
    [{ code: 'delivery.order-sum-not-enough.range' }, 'amount'],
    [{ code: 'delivery.order-sum-too-large.range' }, 'amount'],
    [{ code: 'order.pre-order-time-invalid', field: 'preOrderAt' }, 'time'],
    [{ code: 'order.pre-order-not-available' }, 'time'],
    [{ code: 'order.change-too-small', field: 'wishes.changeFrom' }, 'change'],
    [{ code: 'order.change-not-for-cash' }, 'change'],
    [{ code: 'order.leave-at-door-unpaid', field: 'wishes.leaveAtDoor' }, 'payment'],
    [{ code: 'resto.closed' }, 'venue'],
    [{ code: 'resto.day-off' }, 'venue'],
    [{ code: 'resto.not-found', field: 'restoId' }, 'address'],
    [{ code: 'request.invalid', field: 'person.name' }, 'name'],
    [{ code: 'request.invalid', field: 'person.phone' }, 'phone'],
    [{ code: 'request.invalid', field: 'person.email' }, 'email'],
    [{ code: 'request.invalid', field: 'comment' }, 'comment'],
    [{ code: 'request.invalid', field: 'personCount' }, 'person-count'],
    [{ code: 'order.total-changed', field: 'expectedTotal' }, 'total'],
    [{ code: 'request.too-many' }, 'order'],
    [{}, 'order'],
  ])('K-09 %j', (item, place) => {
    expect(toRefusalPlace(item)).toBe(place)
  })

  test('E-03 each of the six venue capability codes is told at the payment methods', () => {
    const codes = Object.keys(errorStatuses).filter((code) => code.startsWith('resto.doesnt-support-'))
    expect(codes).toHaveLength(6)
    expect(codes.map((code) => toRefusalPlace({ code }))).toEqual(codes.map(() => 'payment'))
  })

  test('E-01 all entries of the errors list are kept', () => {
    const response = new Response(null, { status: 422 })
    const failure = toHttpFailure(response, {
      errors: [
        { code: 'resto.closed', message: 'Закрыто' },
        { code: 'position.stopped', field: 'positions.0' },
      ],
    })
    expect(toPlacedRefusals(failure).map(({ place }) => place)).toEqual(['venue', 'line-0'])
  })
})
