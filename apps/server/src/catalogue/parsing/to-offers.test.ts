import { expect, test } from 'vitest'
import { toPromoCode } from './to-offers.ts'

test('a promo code without bounds has none, one with bounds that are no prices does not lose them', () => {
  const code = { code: 'COAL', percent: 20 }
  expect(toPromoCode(code)).toMatchObject({ minOrderMinor: null, maxDiscountMinor: null })
  expect(() => toPromoCode({ ...code, minOrder: 12.555 })).toThrow('Not a price: 12.555')
  expect(() => toPromoCode({ ...code, maxDiscount: 5.555 })).toThrow('Not a price: 5.555')
})
