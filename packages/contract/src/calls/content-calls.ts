import type { Call } from '#call.ts'
import * as content from '#content.ts'
import * as examples from '#examples/content-examples.ts'
import { paths } from '#paths.ts'

const office = { part: 'content', auth: 'staff', cache: 'no-store' } as const
const oneBrand = { ...office, params: content.brandIdParamsSchema, errors: ['brand.not-found'] } as const
const brandExample = { params: { brandId: 7 } }
const thingExample = { params: { brandId: 7, kind: 'position', key: 'shawarma-lavash' } }

export const contentCalls = {
  'things.list': {
    ...paths['things.list'],
    ...office,
    summary: 'Things of a kind as the draft has them',
    params: content.thingKindParamsSchema,
    query: content.thingsQuerySchema,
    answers: {
      200: {
        description: 'In the order customers see; a thing that is to go is left out',
        schema: content.thingListSchema,
        example: examples.thingListExample,
      },
    },
    errors: ['brand.not-found'],
    example: { params: { brandId: 7, kind: 'position' }, query: { within: 'main' } },
  },
  'things.show': {
    ...paths['things.show'],
    ...office,
    summary: 'One thing: as it is published, and as the draft has it',
    params: content.thingParamsSchema,
    answers: {
      200: { description: 'The thing', schema: content.thingSchema, example: examples.thingExample },
    },
    errors: ['brand.not-found', 'draft.thing-not-found'],
    example: thingExample,
  },
  'things.save': {
    ...paths['things.save'],
    ...office,
    summary: 'Change one thing of the draft',
    description:
      'Customers do not see it before it is published. If somebody has edited the thing since the known revision, nothing is saved and the refusal carries the thing as it stands.',
    params: content.thingParamsSchema,
    body: content.saveThingBodySchema,
    answers: {
      200: {
        description: 'Saved, with what is wrong in it by itself',
        schema: content.savedThingSchema,
        example: examples.savedThingExample,
      },
    },
    errors: ['brand.not-found', 'draft.conflict'],
    example: { ...thingExample, body: examples.saveThingBodyExample },
  },
  'draft.show': {
    ...paths['draft.show'],
    ...oneBrand,
    summary: 'All that is changed and not published yet',
    answers: {
      200: {
        description: 'In the order of the edits',
        schema: content.draftSchema,
        example: examples.draftExample,
      },
    },
    example: brandExample,
  },
  'draft.discard': {
    ...paths['draft.discard'],
    ...oneBrand,
    summary: 'Drop the draft, or chosen things of it',
    body: content.chosenThingsBodySchema,
    answers: {
      200: {
        description: 'How many were dropped, and what somebody has edited since',
        schema: content.discardedSchema,
        example: examples.discardedExample,
      },
    },
    example: { ...brandExample, body: examples.chosenThingsExample },
  },
} as const satisfies Record<string, Call>
