import { amountMaxMinor } from '@lavash/rulebook/site/limits'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parsePriceMinor, toPriceText } from './parse-price.ts'

describe('a price as an owner writes it', () => {
  test.each([
    [329, 32_900],
    [6.5, 650],
    ['6.50', 650],
    ['6,50', 650],
    [1.15, 115],
    [0, 0],
    ['0.05', 5],
  ])('%s is %d minor units', (written, minor) => {
    expect(parsePriceMinor(written)).toBe(minor)
  })

  test.each([
    -1,
    1.999,
    '1.999',
    '',
    ' 5',
    '5 ₽',
    'free',
    Number.NaN,
    Infinity,
    1e21,
    null,
    undefined,
    true,
    [5],
  ])('%s is no price', (written) => {
    expect(parsePriceMinor(written)).toBeUndefined()
  })

  test('comes back from its text to the last minor unit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: amountMaxMinor }), (minor) => {
        expect(parsePriceMinor(toPriceText(minor))).toBe(minor)
        expect(parsePriceMinor(Number(toPriceText(minor)))).toBe(minor)
      }),
    )
  })
})
