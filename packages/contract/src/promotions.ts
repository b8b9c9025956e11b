import { Type, type Static } from 'typebox'
import { photoSchema } from '#photos.ts'
import { catalogueId, instant, promoCodeText } from '#scalars.ts'

export const promotionSchema = Type.Object(
  {
    id: catalogueId,
    restoId: catalogueId,
    name: Type.String(),
    description: Type.String(),
    photos: Type.Array(photoSchema),
    startAt: Type.Optional(instant),
    endAt: Type.Optional(instant),
    promoCode: Type.Optional(promoCodeText),
    positionIds: Type.Array(catalogueId),
    priority: Type.Integer(),
  },
  { title: 'Promotion' },
)
export type Promotion = Static<typeof promotionSchema>

export const promotionsSchema = Type.Array(promotionSchema)
