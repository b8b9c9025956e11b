import type { Call } from '#call.ts'
import { personIdExample } from '#examples/order-examples.ts'
import { savedPlaceBodyExample, savedPlaceExample } from '#examples/account-examples.ts'
import { paths } from '#paths.ts'
import { personParamsSchema } from '#persons.ts'
import {
  savedPlaceBodySchema,
  savedPlaceNameBodySchema,
  savedPlaceParamsSchema,
  savedPlaceSchema,
  savedPlacesQuerySchema,
  savedPlacesSchema,
} from '#saved-places.ts'

const own = { part: 'account', auth: 'access', cache: 'no-store', checklist: 'API-27' } as const
const person = { personId: personIdExample }
const place = { ...person, placeId: savedPlaceExample.id }
const saved = { schema: savedPlaceSchema, example: savedPlaceExample } as const

export const placeCalls = {
  'places.list': {
    ...paths['places.list'],
    ...own,
    summary: 'Own saved places at the brand of a city',
    description: 'Home and work first, then the others in the order they were saved.',
    params: personParamsSchema,
    query: savedPlacesQuerySchema,
    answers: {
      200: {
        description: 'All of them',
        schema: savedPlacesSchema,
        example: { content: [savedPlaceExample] },
      },
    },
    errors: ['city.not-found'],
    example: { params: person, query: { cityId: 1 } },
  },
  'places.save': {
    ...paths['places.save'],
    ...own,
    summary: 'Save a place under a name',
    description: 'A second home, a second work and a second place of one name replace the first.',
    params: personParamsSchema,
    body: savedPlaceBodySchema,
    answers: { 200: { description: 'Saved', ...saved } },
    errors: ['city.not-found', 'place.too-many'],
    example: { params: person, body: savedPlaceBodyExample },
  },
  'places.rename': {
    ...paths['places.rename'],
    ...own,
    summary: 'Give a saved place another name',
    description: 'A place that had the name before is replaced by this one.',
    params: savedPlaceParamsSchema,
    body: savedPlaceNameBodySchema,
    answers: { 200: { description: 'Renamed', ...saved } },
    errors: ['place.not-found'],
    example: { params: place, body: { kind: 'OTHER', name: 'Дача' } },
  },
  'places.remove': {
    ...paths['places.remove'],
    ...own,
    summary: 'Forget a saved place',
    params: savedPlaceParamsSchema,
    answers: { 204: { description: 'Forgotten, or it was not there' } },
    errors: [],
    example: { params: place },
  },
} as const satisfies Record<string, Call>
