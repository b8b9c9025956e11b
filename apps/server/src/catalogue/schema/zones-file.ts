import Type, { type Static } from 'typebox'
import * as scalars from '#catalogue/schema/scalars.ts'

const closed = { additionalProperties: false }

const threshold = Type.Object(
  {
    from: scalars.price,
    to: Type.Optional(scalars.price),
    deliveryPrice: scalars.price,
    deliveryMinutes: Type.Integer({ minimum: 0, maximum: 1440, description: 'whole minutes from 0 to 1440' }),
  },
  { ...closed, description: 'a threshold: {from: 500, to: 900, deliveryPrice: 99, deliveryMinutes: 45}' },
)

const coordinate = Type.Array(Type.Number({ description: 'a number' }), {
  minItems: 2,
  maxItems: 3,
  description: 'a point as GeoJSON writes it: [longitude, latitude]',
})

/** Drawing tools add an id, a bbox or a style: these are let through, so that their files can be dropped in. */
export const zone = Type.Object(
  {
    type: Type.Literal('Feature', { description: "'Feature'" }),
    properties: Type.Object(
      {
        slug: scalars.slug,
        resto: scalars.slug,
        name: scalars.localName,
        thresholds: Type.Array(threshold, { minItems: 1, description: 'a list of thresholds' }),
      },
      { description: 'slug, resto, name and thresholds' },
    ),
    geometry: Type.Object(
      {
        type: Type.Literal('Polygon', { description: "'Polygon'; write a second part as a zone of its own" }),
        coordinates: Type.Array(
          Type.Array(coordinate, { minItems: 4, description: 'a closed ring of points' }),
          {
            minItems: 1,
            maxItems: 1,
            description: 'one ring: a zone has no holes',
          },
        ),
      },
      { description: 'a polygon' },
    ),
  },
  { description: 'a feature' },
)
export type ZoneSource = Static<typeof zone>

/** catalogue/zones/*.geojson (RFC 7946) */
export const zonesFile = Type.Object(
  {
    type: Type.Literal('FeatureCollection', { description: "'FeatureCollection'" }),
    features: Type.Array(zone, { description: 'a list of features' }),
  },
  { title: 'catalogue/zones/*.geojson', description: 'a GeoJSON feature collection' },
)
export type ZonesSource = Static<typeof zonesFile>
