import { Type, type Static } from 'typebox'

export const geoPointSchema = Type.Object(
  {
    lat: Type.Number({ minimum: -90, maximum: 90 }),
    lng: Type.Number({ minimum: -180, maximum: 180 }),
  },
  { title: 'GeoPoint', additionalProperties: false },
)
export type GeoPoint = Static<typeof geoPointSchema>
