import Type, { type Static } from 'typebox'
import * as scalars from '#catalogue/schema/scalars.ts'

const count = Type.Integer({ minimum: 2, maximum: 99, description: 'a whole number from 2 to 99' })

const percent = Type.Number({
  exclusiveMinimum: 0,
  maximum: 100,
  description: 'a percentage above 0, at most 100',
})

/** One key for each kind of discount of the rulebook; exactly one of them is written (`check-discounts.ts`). */
export const discountKeys = {
  percent: Type.Optional(percent),
  amount: Type.Optional(scalars.price),
  cheapestOf: Type.Optional(
    Type.Object(
      { count, percent: Type.Optional(percent) },
      { additionalProperties: false, description: 'of how many dishes the cheapest is reduced: {count: 3}' },
    ),
  ),
  nForM: Type.Optional(
    Type.Object(
      {
        count,
        payFor: Type.Integer({ minimum: 1, maximum: 98, description: 'a whole number from 1 to 98' }),
      },
      {
        additionalProperties: false,
        description: 'so many dishes for the price of fewer: {count: 3, payFor: 2}',
      },
    ),
  ),
  gift: Type.Optional(
    Type.Object(
      { position: scalars.slug, minSum: scalars.price },
      { additionalProperties: false, description: 'a dish as a gift: {position: cola, minSum: 900}' },
    ),
  ),
}

export const discount = Type.Object(discountKeys, {
  additionalProperties: false,
  description: 'a discount: percent, amount, cheapestOf, nForM or gift',
})
export type DiscountSource = Static<typeof discount>
