import { placeIdMaxLength } from '@lavash/rulebook/site/limits'
import { expect, test } from 'vitest'
import { toBodyPlace } from '#order/checkout-body.ts'

const place = {
  address: 'Приморская набережная, 14',
  location: { lat: 43.98912, lng: 34.18924 },
  placeId: 'x'.repeat(placeIdMaxLength),
  apartment: ' 27 ',
  entrance: '',
  floor: ' ',
  intercom: '',
  comment: '',
}

test('a place is sent with what was filled in, and with its id as long as the server takes one', () => {
  const { address, location, placeId } = place
  expect(toBodyPlace(place)).toEqual({ address, location, placeId, apartment: '27' })
  expect(toBodyPlace({ ...place, placeId: null })).toEqual({ address, location, apartment: '27' })
})

test('an id of Google’s that is too long does not cost the customer the order: it stays out', () => {
  const { address, location, placeId } = place
  expect(toBodyPlace({ ...place, placeId: `${placeId}x` })).toEqual({ address, location, apartment: '27' })
})
