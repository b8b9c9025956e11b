import { describe, expect, test } from 'vitest'
import { extendedCookingTag } from '#menu/positions.ts'
import { findPromisedAtMs, findPromiseMinutes } from './order-promise.ts'

const quick = { tags: [] }
const slow = { tags: [{ code: extendedCookingTag, name: '1,5 часа' }] }
const delivery = { method: 'DELIVERY', dishes: [quick], zoneMinutes: 35 } as const

describe('how many minutes are promised', () => {
  test.each([
    ['the zone’s, for dishes that cook as usual', delivery, 35],
    ['ninety, with a dish that takes an hour and a half', { ...delivery, dishes: [quick, slow] }, 90],
    [
      'the zone’s, where it needs longer than the slow dish',
      { ...delivery, dishes: [slow], zoneMinutes: 120 },
      120,
    ],
    ['more, at a venue under load', { ...delivery, busyMinutes: 20 }, 55],
    ['none in a zone that tells no time', { ...delivery, zoneMinutes: 0 }, 0],
    [
      'none in a zone that tells no time, under load as well',
      { ...delivery, zoneMinutes: 0, busyMinutes: 20 },
      0,
    ],
    ['the dish’s own, in a zone that tells no time', { ...delivery, zoneMinutes: 0, dishes: [slow] }, 90],
    ['none for takeaway, whatever the zone tells', { ...delivery, method: 'TAKE_AWAY' as const }, 0],
    ['the dish’s own, for takeaway', { ...delivery, method: 'TAKE_AWAY' as const, dishes: [slow] }, 90],
  ])('%s', (_what, terms, minutes) => {
    expect(findPromiseMinutes(terms)).toBe(minutes)
  })
})

const createdAt = '2026-11-16T12:00:00+03:00'
const order = {
  status: 'NEW',
  createdAt,
  promiseMinutes: 60,
  history: [{ status: 'NEW', at: createdAt }],
} as const
const accepted = { status: 'ACCEPTED', at: '2026-11-16T12:05:00+03:00' } as const

describe('when an order is promised', () => {
  test.each([
    ['its minutes after it was placed', order, '2026-11-16T13:00:00+03:00'],
    [
      'they count from the venue’s yes',
      { ...order, status: 'ACCEPTED' as const, history: [...order.history, accepted] },
      '2026-11-16T13:05:00+03:00',
    ],
    [
      'a chosen time is the promise',
      { ...order, preOrderAt: '2026-11-16T19:00:00+03:00' },
      '2026-11-16T19:00:00+03:00',
    ],
    [
      'BO-03 the venue’s delays come on top',
      { ...order, status: 'COOKING' as const, history: [...order.history, accepted], delay: { minutes: 15 } },
      '2026-11-16T13:20:00+03:00',
    ],
    [
      'BO-03 a chosen time is moved as well',
      { ...order, preOrderAt: '2026-11-16T19:00:00+03:00', delay: { minutes: 10 } },
      '2026-11-16T19:10:00+03:00',
    ],
    [
      'BO-05 an acceptance that was taken back promises nothing',
      { ...order, history: [...order.history, accepted, { status: 'NEW' as const, at: createdAt }] },
      '2026-11-16T13:00:00+03:00',
    ],
    [
      'BO-05 of two acceptances the second counts',
      {
        ...order,
        status: 'ACCEPTED' as const,
        history: [...order.history, accepted, { ...accepted, at: '2026-11-16T12:06:00+03:00' }],
      },
      '2026-11-16T13:06:00+03:00',
    ],
  ])('%s', (_what, given, promised) => {
    expect(findPromisedAtMs(given)).toBe(Date.parse(promised))
  })

  test.each([
    ['an order that no minutes were promised', { ...order, promiseMinutes: 0 }],
    ['an order of a server that promises nothing', { ...order, promiseMinutes: undefined }],
    ['an order that is over', { ...order, status: 'COMPLETED' as const }],
  ])('nothing is promised to %s', (_what, given) => {
    expect(findPromisedAtMs(given)).toBeNull()
  })
})
