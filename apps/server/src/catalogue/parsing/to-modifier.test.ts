import { expect, test } from 'vitest'
import { toModifier } from './to-modifier.ts'

test('an extra without a price is free, one with a price nobody can pay is never given away', () => {
  const toItems = (price: { price?: number }): unknown =>
    toModifier(
      { slug: 'sauces', name: 'Sauces', max: 1, items: [{ slug: 'bbq', name: 'BBQ', ...price }] },
      [],
    ).items
  expect(toItems({})).toMatchObject([{ priceMinor: 0 }])
  expect(() => toItems({ price: 0.855 })).toThrow('Not a price: 0.855')
})
