import { Type, type Static } from 'typebox'
import { geoPointSchema } from '#geo-point.ts'
import { catalogueId, whiteLabel } from '#scalars.ts'

export const cityBoundsSchema = Type.Object(
  { southWest: geoPointSchema, northEast: geoPointSchema },
  { title: 'CityBounds' },
)
export type CityBounds = Static<typeof cityBoundsSchema>

export const citySchema = Type.Object(
  {
    id: catalogueId,
    name: Type.String(),
    bounds: cityBoundsSchema,
    center: geoPointSchema,
    zoom: Type.Number({ minimum: 0, maximum: 24 }),
  },
  { title: 'City' },
)
export type City = Static<typeof citySchema>

export const citiesSchema = Type.Array(citySchema)
export const citiesQuerySchema = Type.Object({ whiteLabel: Type.Optional(whiteLabel) })
export const cityParamsSchema = Type.Object({ cityId: catalogueId })
