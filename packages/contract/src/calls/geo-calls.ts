import type { Call } from '#call.ts'
import * as examples from '#examples/geo-examples.ts'
import * as geo from '#geo.ts'
import { paths } from '#paths.ts'

const open = { part: 'geo', auth: 'none', cache: 'hour' } as const
const bounds = [37.9, 44.51, 38.05, 44.6]

export const geoCalls = {
  'geo.suggest': {
    ...paths['geo.suggest'],
    ...open,
    summary: 'Addresses while the customer types',
    query: geo.suggestQuerySchema,
    answers: {
      200: {
        description: 'Best first; empty when nothing fits',
        schema: geo.suggestionsSchema,
        example: [examples.suggestionExample],
      },
    },
    errors: ['geo.unavailable'],
    example: { query: { q: 'наб 14', bounds, session: '6f1c', size: 6 } },
  },
  'geo.place': {
    ...paths['geo.place'],
    ...open,
    summary: 'The address behind a place id',
    params: geo.placeParamsSchema,
    answers: {
      200: {
        description: 'Address',
        schema: geo.addressDetailsSchema,
        example: examples.addressDetailsExample,
      },
    },
    errors: ['geo.place-not-found', 'geo.unavailable'],
    example: { params: { placeId: 'osm:n1042' } },
  },
  'geo.reverse': {
    ...paths['geo.reverse'],
    ...open,
    summary: 'The address nearest to a point',
    query: geo.reverseQuerySchema,
    answers: {
      200: {
        description: 'Address',
        schema: geo.addressDetailsSchema,
        example: examples.addressDetailsExample,
      },
    },
    errors: ['geo.place-not-found', 'geo.unavailable'],
    example: { query: { lat: 44.5582, lng: 37.9811 } },
  },
  'geo.geocode': {
    ...paths['geo.geocode'],
    ...open,
    summary: 'Addresses for a whole text',
    query: geo.geocodeQuerySchema,
    answers: {
      200: {
        description: 'Best first; empty when nothing fits',
        schema: geo.addressDetailsListSchema,
        example: [examples.addressDetailsExample],
      },
    },
    errors: ['geo.unavailable'],
    example: { query: { q: 'Набережная 14', bounds } },
  },
  'geo.style': {
    ...paths['geo.style'],
    ...open,
    summary: 'Style of the map',
    params: geo.mapStyleParamsSchema,
    query: geo.mapStyleQuerySchema,
    answers: {
      200: {
        description: 'MapLibre style',
        schema: geo.mapStyleSchema,
        example: { version: 8, sources: {}, layers: [] },
      },
    },
    errors: ['geo.unavailable'],
    example: { params: { theme: 'light' }, query: { bounds } },
  },
  'geo.tile': {
    ...paths['geo.tile'],
    ...open,
    cache: 'immutable',
    summary: 'A piece of the map',
    description: 'The dataset’s name carries its version, so a tile never changes.',
    params: geo.tileParamsSchema,
    answers: {
      200: { description: 'Vector tile', mediaType: 'application/vnd.mapbox-vector-tile' },
      204: { description: 'Nothing is there' },
    },
    errors: ['request.not-found'],
    example: { params: { dataset: 'demo-1', z: 12, x: 2480, y: 1480 } },
  },
  'geo.font': {
    ...paths['geo.font'],
    ...open,
    cache: 'immutable',
    summary: 'A font of the map',
    params: geo.fontParamsSchema,
    answers: { 200: { description: 'Font', mediaType: 'font/woff2' } },
    errors: ['request.not-found'],
    example: { params: { file: 'noto-sans-cyrillic-400.woff2' } },
  },
} as const satisfies Record<string, Call>
