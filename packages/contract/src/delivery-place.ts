import { addressTextMaxLength, commentMaxLength, placeIdMaxLength } from '@lavash/rulebook/limits'
import { Type, type Static } from 'typebox'
import { geoPointSchema } from '#geo-point.ts'

const part = Type.Optional(Type.String({ maxLength: addressTextMaxLength }))

export const addressText = Type.String({ minLength: 1, maxLength: addressTextMaxLength })

export const deliveryPlaceSchema = Type.Object(
  {
    address: addressText,
    apartment: part,
    entrance: part,
    floor: part,
    intercom: part,
    comment: Type.Optional(Type.String({ maxLength: commentMaxLength })),
    location: geoPointSchema,
    placeId: Type.Optional(Type.String({ maxLength: placeIdMaxLength })),
  },
  { title: 'DeliveryPlace', additionalProperties: false },
)
export type DeliveryPlace = Static<typeof deliveryPlaceSchema>
