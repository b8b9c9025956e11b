import { expect, test } from 'vitest'
import { findMistakesAfter, type Edit } from '#catalogue/testing/copy-demo-brand.ts'

const inCodes = (to: string): Edit => ({
  file: 'catalogue/promo-codes.yaml',
  from: 'percent: 30, ',
  to: `${to}, `,
})
const inPromotions = (to: string): Edit => ({
  file: 'catalogue/promotions.yaml',
  from: '  discount: {gift: {position: breakfast-cappuccino, minSum: 249}}\n',
  to: `  discount: ${to}\n`,
})

test.each([
  [
    'percent: 5, nForM: {count: 3, payFor: 2}',
    "the promo code 'СКОРО' has 2 discounts. Expected: one of percent,",
  ],
  ['nForM: {count: 3, payFor: 3}', '3 for the price of 3 takes nothing off. Expected: a number below 3'],
  ['nForM: {count: 1, payFor: 1}', 'a whole number from 2 to 99'],
  ['cheapestOf: {count: 2, percent: 33.333}', '33.333 percent is too fine'],
  ['gift: {position: kola, minSum: 900}', "there is no position 'kola'"],
  ['gift: {position: cola}', 'minSum'],
  ['amount: 0', 'the amount is 0'],
  ['percent: 5, positions: [cola, cola]', 'cola'],
  ['percent: 5, positions: [kola]', "there is no position 'kola'"],
])('a promo code with {%s} is refused at its place', async (written, told) => {
  expect(await findMistakesAfter('ugolyok', inCodes(written))).toEqual([
    expect.stringMatching(/^(?:HERE|catalogue\/promo-codes\.yaml)/),
  ])
  expect((await findMistakesAfter('ugolyok', inCodes(written)))[0]).toContain(told)
})

test.each([
  ['{}', "the promotion 'morning-coffee' takes nothing off"],
  ['{percent: 5, amount: 10}', "the promotion 'morning-coffee' has 2 discounts"],
  ['{gift: {position: kola, minSum: 1}}', "there is no position 'kola'"],
])('a promotion with the discount %s is refused', async (written, told) => {
  const mistakes = await findMistakesAfter('ugolyok', inPromotions(written))
  expect(mistakes).toEqual([expect.stringContaining(told)])
})

test('a promotion has a discount or a promo code', async () => {
  const mistakes = await findMistakesAfter('ugolyok', inPromotions('{percent: 5}\n  promoCode: УГОЛЬ20'))
  expect(mistakes).toEqual([
    expect.stringContaining("the promotion 'morning-coffee' has a discount and a promo code"),
  ])
})

test.each([
  'cheapestOf: {count: 2}',
  'cheapestOf: {count: 2, percent: 12.5}',
  'nForM: {count: 4, payFor: 3}',
  'gift: {position: cola, minSum: 0}',
  'percent: 5, positions: [cola]',
])('a promo code with {%s} is taken', async (written) => {
  expect(await findMistakesAfter('ugolyok', inCodes(written))).toEqual([])
})
