import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { findOrderFormProblems, type OrderForm } from './order-form-problems.ts'

const takeaway: OrderForm = {
  deliveryType: 'TAKE_AWAY',
  payType: 'CASH_UPON_RECEIPT',
  restoId: 1,
  person: { name: 'Анна', phone: '+79000000000' },
}
const delivery: OrderForm = {
  deliveryType: 'DELIVERY',
  payType: 'CARD_ONLINE',
  restoId: 1,
  person: { name: 'Анна', phone: '+79000000000', email: 'anna@example.com' },
  deliveryPlace: { address: 'Набережная, 14', location: { lat: 1, lng: 2 }, isInZone: true },
}

function listFields(form: OrderForm): string[] {
  return findOrderFormProblems(form).map(({ field }) => field)
}

test('V-03 a filled form of either method has no problems', () => {
  expect(listFields(takeaway)).toEqual([])
  expect(listFields(delivery)).toEqual([])
})

test('V-03 what nobody has to tell is checked when it is told', () => {
  const { deliveryPlace } = delivery
  const place = { address: 'Набережная, 14', location: { lat: 1, lng: 2 }, isInZone: true }
  for (const field of ['apartment', 'entrance', 'floor', 'intercom', 'comment'] as const) {
    expect(listFields({ ...delivery, deliveryPlace: { ...place, [field]: 'я'.repeat(101) } })).toEqual([
      `deliveryPlace.${field}`,
    ])
  }
  expect(listFields({ ...delivery, deliveryPlace: { ...deliveryPlace, ...place, isInZone: false } })).toEqual(
    ['deliveryPlace.address'],
  )
  expect(listFields({ ...takeaway, comment: 'я'.repeat(101) })).toEqual(['comment'])
  expect(listFields({ ...takeaway, person: { ...takeaway.person, email: 'anna@' } })).toEqual([
    'person.email',
  ])
})

test('V-03 an empty form names every required field in the order of the page', () => {
  const person = { name: '', phone: '', email: '' }
  const { deliveryPlace: _, ...withoutPlace } = delivery
  expect(listFields({ ...withoutPlace, person })).toEqual([
    'deliveryPlace.address',
    'person.name',
    'person.phone',
    'person.email',
  ])
  expect(listFields({ ...takeaway, restoId: null, person })).toEqual([
    'restoId',
    'person.name',
    'person.phone',
  ])
})

test('V-03 every text of the delivery place has its limit', () => {
  const long = 'x'.repeat(101)
  const deliveryPlace = {
    address: long,
    location: { lat: 1, lng: 2 },
    isInZone: true,
    apartment: long,
    entrance: long,
    floor: long,
    intercom: long,
    comment: long,
  }
  expect(listFields({ ...delivery, comment: long, deliveryPlace })).toEqual([
    'deliveryPlace.address',
    'deliveryPlace.apartment',
    'deliveryPlace.entrance',
    'deliveryPlace.floor',
    'deliveryPlace.intercom',
    'deliveryPlace.comment',
    'comment',
  ])
})

test('V-03 a takeaway order is never asked for an address, whatever is still typed there', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (address, apartment) => {
      const deliveryPlace = { address, apartment, location: null, isInZone: false }
      expect(listFields({ ...takeaway, deliveryPlace })).toEqual([])
    }),
  )
})
