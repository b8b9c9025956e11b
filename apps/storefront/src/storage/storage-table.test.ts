import { makeCartPosition } from '@lavash/rulebook/cart/make-cart-position'
import { expect, test } from 'vitest'
import { parseStored, type StorageKey, storageKeys, storageTable } from '#storage/storage-table.ts'

const place = {
  address: 'Набережная, 14',
  location: { lat: 44, lng: 34.2 },
  placeId: null,
  apartment: '27',
  entrance: '',
  floor: '',
  intercom: '',
  comment: '',
}

/** A good and a bad value of each key. */
const cases: Record<StorageKey, { good: unknown; bad: unknown }> = {
  city_id: { good: 1, bad: '1' },
  resto_id: { good: 11, bad: -3 },
  cart_positions: { good: [makeCartPosition()], bad: [{ ...makeCartPosition(), count: 0 }] },
  person_profile: {
    good: { id: 'p', accountIds: ['a'], deliveries: [{ phone: null }], firstName: 'Анна' },
    bad: { id: 'p' },
  },
  person_token_set: {
    good: { accessToken: 'a', refreshToken: 'r', source: 'VK', vkAccessToken: 'v' },
    bad: { accessToken: 'a', refreshToken: 'r', source: 'FAX' },
  },
  person_adulthood_confirmed: { good: true, bad: 'yes' },
  person_cookies_consent_accepted: { good: false, bad: 0 },
  order_pre_order_at: { good: '2026-11-16T12:00:00+03:00', bad: 'soon' },
  order_delivery_method: { good: 'TAKE_AWAY', bad: 'DRONE' },
  order_delivery_place: { good: place, bad: { ...place, location: { lat: '44', lng: 34 } } },
  order_payment_method: { good: 'CARD_ONLINE', bad: 'SHELLS' },
  order_comment: { good: 'без лука', bad: 5 },
  order_person: { good: { email: '', name: 'Анна', phone: '+7' }, bad: { name: 'Анна' } },
  order_person_count: { good: 3, bad: 0 },
  order_promo_code: {
    good: { active: true, code: 'УГОЛЬ20', maxDiscountAmount: null, minOrderAmount: 50_000 },
    bad: { code: 'УГОЛЬ20' },
  },
  app_locale: { good: 'cnr', bad: 'de' },
  app_version: { good: '1', bad: 1 },
  app_white_label: { good: 'ugolyok', bad: {} },
}

test('B-07 there are the eighteen keys of the specification', () => {
  expect(storageKeys).toHaveLength(18)
  expect(new Set(storageKeys)).toEqual(new Set(Object.keys(cases)))
})

test.each(storageKeys)('B-07 %s comes back as it was kept', (key) => {
  const { good } = cases[key]
  expect(parseStored(key, JSON.stringify(good))).toEqual({ ok: true, value: good })
})

test.each(storageKeys)('B-07 %s that is missing has its stand-in, a corrupt one is told', (key) => {
  expect(parseStored(key, null)).toEqual({ ok: true, value: storageTable[key].standIn })
  expect(parseStored(key, '{"half')).toEqual({ ok: false })
  expect(parseStored(key, JSON.stringify(cases[key].bad))).toEqual({ ok: false })
})

test('signing out leaves nothing personal behind, placing an order leaves the address', () => {
  const clearedOn = (event: 'signed-out' | 'order-placed') =>
    storageKeys.filter((key) => storageTable[key].clearedOn.includes(event))
  expect(clearedOn('signed-out')).toEqual(['person_profile', 'person_token_set', 'order_person'])
  expect(clearedOn('order-placed')).toEqual([
    'cart_positions',
    'order_pre_order_at',
    'order_comment',
    'order_person_count',
    'order_promo_code',
  ])
})
