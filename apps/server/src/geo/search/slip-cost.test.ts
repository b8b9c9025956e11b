import fc from 'fast-check'
import { expect, test } from 'vitest'
import { slipCost } from '#geo/search/slip-cost.ts'

test.each([
  ['one wrong letter in a whole word', 'sadavaya', 'sadovaya', 0.7],
  ['two slips in a long word', 'chernoorskaia', 'chernomorskaya', 0.9],
  ['a beginning with a slip', 'sadav', 'sadovaya', 0.78],
])('%s: «%s» for %s costs %d', (_, typed, word, cost) => {
  expect(slipCost(typed, word)).toBeCloseTo(cost)
})

test.each([
  ['fewer than four letters', 'sad', 'sadovaya'],
  ['a word of four letters', 'mira', 'mera'],
  ['two slips in a short word', 'sadaviya', 'lodovaya'],
  ['both first letters wrong', 'kodovaya', 'sadovaya'],
])('%s is no slip: «%s» for %s', (_, typed, word) => {
  expect(slipCost(typed, word)).toBeUndefined()
})

test('a whole word with a slip costs less than a beginning with as many', () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^[a-z]{6,12}$/),
      fc.stringMatching(/^[a-z]{3,6}$/),
      fc.nat(3),
      (word, rest, at) => {
        const typed = word.slice(0, at + 2) + word.slice(at + 3)
        const whole = slipCost(typed, word)
        const begun = slipCost(typed, word + rest)
        fc.pre(whole !== undefined && begun !== undefined)
        expect(whole).toBeLessThan(begun ?? 0)
      },
    ),
  )
})
