import { promoCodeMaxLength } from '@lavash/rulebook/site/limits'
import Type, { type Static } from 'typebox'
import { discountKeys } from '#catalogue/schema/discount.ts'
import * as scalars from '#catalogue/schema/scalars.ts'
import { rangesWeek } from '#catalogue/schema/week.ts'

const limit = Type.Integer({
  minimum: 0,
  maximum: 1_000_000,
  description: 'a whole number from 0 to 1000000',
})

/** Exactly one discount. A limit of 0 is a run that is used up. */
export const promoCode = Type.Object(
  {
    code: Type.String({
      maxLength: promoCodeMaxLength,
      pattern: '^[\\p{L}\\p{N}_-]+$',
      description: `a code of letters, digits, hyphens and underscores, at most ${promoCodeMaxLength}`,
    }),
    ...discountKeys,
    positions: Type.Optional(Type.Array(scalars.slug, { minItems: 1, description: 'a list of dish slugs' })),
    active: Type.Optional(scalars.flag),
    restos: Type.Optional(Type.Array(scalars.slug, { minItems: 1, description: 'a list of venue slugs' })),
    deliveryMethods: Type.Optional(
      Type.Array(scalars.deliveryMethod, { minItems: 1, description: 'a list of delivery methods' }),
    ),
    minOrder: Type.Optional(scalars.price),
    maxDiscount: Type.Optional(scalars.price),
    totalLimit: Type.Optional(limit),
    personLimit: Type.Optional(limit),
    startAt: Type.Optional(scalars.instant),
    endAt: Type.Optional(scalars.instant),
    hours: Type.Optional(rangesWeek),
  },
  { additionalProperties: false, description: 'a promo code' },
)
export type PromoCodeSource = Static<typeof promoCode>

export const promoCodesFile = Type.Array(promoCode, {
  title: 'catalogue/promo-codes.yaml',
  description: 'a list of promo codes',
})
