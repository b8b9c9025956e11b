import * as limits from '@lavash/rulebook/site/limits'
import { Type, type Static } from 'typebox'
import { geoPointSchema } from '#geo-point.ts'

export const addressDetailsSchema = Type.Object(
  {
    country: Type.Union([Type.String(), Type.Null()]),
    region: Type.Union([Type.String(), Type.Null()]),
    city: Type.Union([Type.String(), Type.Null()]),
    street: Type.Union([Type.String(), Type.Null()]),
    houseNumber: Type.Union([Type.String(), Type.Null()]),
    coordinates: geoPointSchema,
    placeId: Type.String(),
  },
  { title: 'AddressDetails' },
)
export type AddressDetails = Static<typeof addressDetailsSchema>
export const addressDetailsListSchema = Type.Array(addressDetailsSchema)

export const suggestionSchema = Type.Object(
  {
    placeId: Type.String(),
    title: Type.String(),
    subtitle: Type.String(),
    kind: Type.Enum(['house', 'street'], { type: 'string' }),
    highlights: Type.Array(Type.Array(Type.Integer({ minimum: 0 }), { minItems: 2, maxItems: 2 }), {
      description: 'Pairs of start and length in the title',
    }),
    details: Type.Optional(addressDetailsSchema),
  },
  { title: 'Suggestion' },
)
export type Suggestion = Static<typeof suggestionSchema>
export const suggestionsSchema = Type.Array(suggestionSchema)

const bounds = Type.Optional(
  Type.Array(Type.Number({ minimum: -180, maximum: 180 }), {
    minItems: 4,
    maxItems: 4,
    description: 'West, south, east, north',
  }),
)

export const suggestQuerySchema = Type.Object({
  q: Type.String({ minLength: limits.suggestMinCharacters, maxLength: limits.addressQueryMaxLength }),
  bounds,
  session: Type.Optional(Type.String({ maxLength: 64 })),
  size: Type.Optional(Type.Integer({ minimum: 1, maximum: limits.suggestionsMax })),
})
export const geocodeQuerySchema = Type.Object({
  q: Type.String({ minLength: 1, maxLength: limits.addressQueryMaxLength }),
  bounds,
})
export const reverseQuerySchema = Type.Object(geoPointSchema.properties)
export const placeParamsSchema = Type.Object({
  placeId: Type.String({ minLength: 1, maxLength: limits.placeIdMaxLength }),
})

export const mapStyleParamsSchema = Type.Object({ theme: Type.Enum(['light', 'dark'], { type: 'string' }) })
/** With bounds, only datasets that touch them, because a customer looks at one city. */
export const mapStyleQuerySchema = Type.Object({ bounds })
/** MapLibre's style language. Only the map library reads it. */
export const mapStyleSchema = Type.Object(
  { version: Type.Literal(8), sources: Type.Unknown(), layers: Type.Array(Type.Unknown()) },
  { title: 'MapStyle', additionalProperties: true },
)

const tileIndex = Type.Integer({ minimum: 0, maximum: 4_194_303 })
export const tileParamsSchema = Type.Object({
  dataset: Type.String({ pattern: '^[a-z0-9-]{1,64}$' }),
  z: Type.Integer({ minimum: 0, maximum: 22 }),
  x: tileIndex,
  y: tileIndex,
})
export const fontParamsSchema = Type.Object({ file: Type.String({ pattern: '^[a-z0-9-]{1,80}\\.woff2$' }) })
