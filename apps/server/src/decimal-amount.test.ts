import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findMinorAmount, toDecimalAmount } from '#decimal-amount.ts'

test.each([
  [0, '0.00'],
  [5, '0.05'],
  [97_600, '976.00'],
  [100_000_000_000, '1000000000.00'],
])('%i is written as %s', (amountMinor, text) => {
  expect(toDecimalAmount(amountMinor)).toBe(text)
})

test('every amount survives being written and read', () => {
  fc.assert(
    fc.property(fc.nat({ max: 100_000_000_000 }), (amountMinor) => {
      expect(findMinorAmount(toDecimalAmount(amountMinor))).toBe(amountMinor)
    }),
  )
})

test.each(['', '976', '976.0', '976,00', '-1.00', '1e3.00', ' 1.00'])('“%s” is no amount', (text) => {
  expect(findMinorAmount(text)).toBeUndefined()
})
