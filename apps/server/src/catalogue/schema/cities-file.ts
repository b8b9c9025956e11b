import Type, { type Static } from 'typebox'
import * as scalars from '#catalogue/schema/scalars.ts'

export const city = Type.Object(
  {
    slug: scalars.slug,
    name: scalars.localName,
    center: scalars.geoPoint,
    bounds: Type.Object(
      { southWest: scalars.geoPoint, northEast: scalars.geoPoint },
      { additionalProperties: false, description: 'two corners: {southWest: …, northEast: …}' },
    ),
    zoom: Type.Optional(Type.Number({ minimum: 0, maximum: 24, description: 'a map zoom from 0 to 24' })),
  },
  { additionalProperties: false, description: 'a city' },
)
export const citiesFile = Type.Array(city, {
  minItems: 1,
  title: 'catalogue/cities.yaml',
  description: 'a list of cities',
})
export type CitySource = Static<typeof city>
