import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contrastRatio, isHexColour } from './contrast.ts'

const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

describe('contrast of two colours', () => {
  test.each([
    ['#000000', '#FFFFFF', 21],
    ['#FFFFFF', '#ffffff', 1],
    ['#fff', '#000', 21],
    ['#777777', '#FFFFFF', 4.48],
    ['#767676', '#FFFFFF', 4.54],
    ['#CF4410', '#FFFFFF', 4.68],
    ['#0000FF', '#FFFFFF', 8.59],
    ['#0A0A0A', '#FFFFFF', 19.8],
  ])('%s on %s is %d to 1', (one, other, ratio) => {
    expect(contrastRatio(one, other)).toBeCloseTo(ratio, 2)
  })

  test('is symmetric and lies between 1 and 21', () => {
    fc.assert(
      fc.property(colour, colour, (one, other) => {
        const ratio = contrastRatio(one, other)
        expect(ratio).toBe(contrastRatio(other, one))
        expect(ratio).toBeGreaterThanOrEqual(1)
        expect(ratio).toBeLessThanOrEqual(21)
      }),
    )
  })

  test.each(['red', '#12', '#12345', '#FFFFFF80', 'rgb(0,0,0)', '', '#gggggg', 'x#ffffff', '#ffffffx'])(
    '%s is no colour',
    (value) => {
      expect(isHexColour(value)).toBe(false)
      expect(() => contrastRatio(value, '#000000')).toThrow(RangeError)
    },
  )
})
