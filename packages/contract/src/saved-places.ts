import { savedPlaceKinds } from '@lavash/rulebook/place/saved-places'
import { savedPlaceNameMaxLength } from '@lavash/rulebook/site/limits'
import { Type, type Static } from 'typebox'
import { deliveryPlaceSchema } from '#delivery-place.ts'
import { catalogueId, formText, uuid } from '#scalars.ts'

export const savedPlaceKindSchema = Type.Enum(savedPlaceKinds, { type: 'string', title: 'SavedPlaceKind' })

const name = { kind: savedPlaceKindSchema, name: Type.Optional(formText(savedPlaceNameMaxLength)) }

export const savedPlaceSchema = Type.Object(
  {
    id: uuid,
    kind: savedPlaceKindSchema,
    name: Type.String({ description: 'Empty for HOME and WORK, which each language names itself' }),
    cityId: catalogueId,
    place: deliveryPlaceSchema,
  },
  { title: 'SavedPlace' },
)
export type SavedPlace = Static<typeof savedPlaceSchema>

export const savedPlacesSchema = Type.Object(
  { content: Type.Array(savedPlaceSchema) },
  { title: 'SavedPlaces' },
)
export type SavedPlaces = Static<typeof savedPlacesSchema>

/** Privacy: a city belongs to one brand, so no brand learns of a customer's places at another. */
export const savedPlacesQuerySchema = Type.Object({ cityId: catalogueId })

export const savedPlaceBodySchema = Type.Object(
  { ...name, cityId: catalogueId, place: deliveryPlaceSchema },
  { title: 'SavedPlaceBody', additionalProperties: false },
)
export type SavedPlaceBody = Static<typeof savedPlaceBodySchema>

export const savedPlaceNameBodySchema = Type.Object(name, {
  title: 'SavedPlaceNameBody',
  additionalProperties: false,
})
export const savedPlaceParamsSchema = Type.Object({ personId: uuid, placeId: uuid })
