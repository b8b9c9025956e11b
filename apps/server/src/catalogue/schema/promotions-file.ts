import { promoCodeMaxLength } from '@lavash/rulebook/site/limits'
import Type, { type Static } from 'typebox'
import { discount } from '#catalogue/schema/discount.ts'
import { photos } from '#catalogue/schema/photo.ts'
import * as scalars from '#catalogue/schema/scalars.ts'

export const promotion = Type.Object(
  {
    slug: scalars.slug,
    name: scalars.localName,
    description: scalars.localText,
    restos: Type.Optional(Type.Array(scalars.slug, { minItems: 1, description: 'a list of venue slugs' })),
    startAt: Type.Optional(scalars.instant),
    endAt: Type.Optional(scalars.instant),
    promoCode: Type.Optional(
      Type.String({ minLength: 1, maxLength: promoCodeMaxLength, description: 'a code of promo-codes.yaml' }),
    ),
    positions: Type.Optional(Type.Array(scalars.slug)),
    discount: Type.Optional(discount),
    priority: Type.Optional(
      Type.Integer({ minimum: 0, maximum: 9999, description: 'a whole number from 0 to 9999' }),
    ),
    photos,
  },
  { additionalProperties: false, description: 'a promotion' },
)
export type PromotionSource = Static<typeof promotion>

export const promotionsFile = Type.Array(promotion, {
  title: 'catalogue/promotions.yaml',
  description: 'a list of promotions',
})
