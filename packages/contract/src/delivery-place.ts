import { addressTextMaxLength, commentMaxLength, placeIdMaxLength } from '@lavash/rulebook/site/limits'
import { Type, type Static } from 'typebox'
import { geoPointSchema } from '#geo-point.ts'
import { formText } from '#scalars.ts'

/** An optional line of the address form. */
const part = Type.Optional(formText(addressTextMaxLength))

export const addressText = formText(addressTextMaxLength)

/** Where a courier goes: the typed address, and the point on the map that decides the zone. */
export const deliveryPlaceSchema = Type.Object(
  {
    address: addressText,
    apartment: part,
    entrance: part,
    floor: part,
    intercom: part,
    comment: Type.Optional(formText(commentMaxLength)),
    location: geoPointSchema,
    placeId: Type.Optional(Type.String({ maxLength: placeIdMaxLength })),
  },
  { title: 'DeliveryPlace', additionalProperties: false },
)
export type DeliveryPlace = Static<typeof deliveryPlaceSchema>
