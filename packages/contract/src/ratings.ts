import { ratingReasons, starsMax } from '@lavash/rulebook/order/order-rating'
import { Type, type Static } from 'typebox'
import { instant } from '#scalars.ts'

const rating = {
  stars: Type.Integer({ minimum: 1, maximum: starsMax }),
  reasons: Type.Array(Type.Enum(ratingReasons, { type: 'string' }), {
    maxItems: ratingReasons.length,
    uniqueItems: true,
    description: 'What was wrong. service: at the counter, courier: at the door',
  }),
}

/** Only the customer, the venue and the receiver of the webhook see it. */
export const orderRatingSchema = Type.Object({ ...rating, ratedAt: instant }, { title: 'OrderRating' })
export type OrderRating = Static<typeof orderRatingSchema>

export const ratingBodySchema = Type.Object(rating, { title: 'RatingBody', additionalProperties: false })
export type RatingBody = Static<typeof ratingBodySchema>
