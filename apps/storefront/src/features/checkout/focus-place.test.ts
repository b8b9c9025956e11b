import { expect, test } from 'vitest'
import { findFirstPlace } from '#features/checkout/focus-place.ts'
import type { RefusalPlace } from '#order/placing-refusals.ts'

test.each<[RefusalPlace[], RefusalPlace | undefined]>([
  [['payment', 'name', 'address'], 'address'],
  [['promo-code', 'line-2'], 'line-2'],
  [['email', 'phone'], 'phone'],
  [['order'], 'order'],
  [[], undefined],
])('V-01 of the problems %j the focus goes to %s', (places, first) => {
  expect(findFirstPlace(places)).toBe(first)
})
