import type { Call } from '#call.ts'
import * as content from '#content.ts'
import * as examples from '#examples/content-examples.ts'
import { paths } from '#paths.ts'

const office = {
  part: 'content',
  auth: 'staff',
  staff: { least: 'MANAGER', whose: 'brand', param: 'brandId' },
  cache: 'no-store',
} as const
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
  'draft.difference': {
    ...paths['draft.difference'],
    ...oneBrand,
    summary: 'What a publication of the draft would change, in words',
    answers: {
      200: {
        description: 'Per thing and field, with what else it touches',
        schema: content.differenceSchema,
        example: examples.differenceExample,
      },
    },
    example: brandExample,
  },
  'draft.publish': {
    ...paths['draft.publish'],
    ...office,
    summary: 'Publish the draft, or chosen things of it',
    description:
      'With the checks of an import. Each mistake is one refusal that names the thing and the field. Customers see the new version within a second.',
    params: content.brandIdParamsSchema,
    body: content.publishBodySchema,
    answers: {
      200: {
        description: 'The new version',
        schema: content.publishedSchema,
        example: examples.publishedExample,
      },
    },
    errors: ['brand.not-found', 'draft.conflict', 'draft.clash', 'draft.mistake', 'draft.empty'],
    example: { ...brandExample, body: examples.publishBodyExample },
  },
  'previews.create': {
    ...paths['previews.create'],
    ...oneBrand,
    summary: 'A link that shows the draft on the storefront',
    description: 'It ends with the publication.',
    answers: {
      200: { description: 'The link', schema: content.previewSchema, example: examples.previewExample },
    },
    example: brandExample,
  },
  'previews.open': {
    ...paths['previews.open'],
    part: 'content',
    auth: 'none',
    cache: 'no-store',
    summary: 'Open the storefront as the draft has it',
    description:
      'Sets a cookie for the documents. Their storefront sends its calls to /preview/{token}/1/…, because it sends no cookies with them. No answer is kept, search engines are told to stay away, and orders are refused.',
    params: content.previewParamsSchema,
    answers: { 303: { description: 'To the home page' } },
    errors: ['preview.ended', 'preview.no-orders'],
    example: { params: { token: examples.previewTokenExample } },
  },
  'prices.publish': {
    ...paths['prices.publish'],
    ...office,
    summary: 'The price of one dish, at once',
    description: 'Nothing else of the draft is published.',
    params: content.priceParamsSchema,
    body: content.priceBodySchema,
    answers: {
      200: {
        description: 'The version that has it',
        schema: content.publishedSchema,
        example: examples.publishedExample,
      },
    },
    errors: ['brand.not-found', 'draft.thing-not-found'],
    example: { params: { brandId: 7, key: 'shawarma-lavash' }, body: { price: 34_900 } },
  },
  'versions.list': {
    ...paths['versions.list'],
    ...oneBrand,
    summary: 'What was published, when and by whom',
    answers: {
      200: {
        description: 'Versions',
        schema: content.versionsSchema,
        example: examples.versionsExample,
      },
    },
    example: brandExample,
  },
  'versions.restore': {
    ...paths['versions.restore'],
    ...office,
    summary: 'Put a version back, as a new one',
    description: 'The draft stays as it is.',
    params: content.versionParamsSchema,
    answers: {
      200: {
        description: 'The new version',
        schema: content.publishedSchema,
        example: examples.publishedExample,
      },
    },
    errors: ['brand.not-found', 'version.not-found', 'draft.mistake'],
    example: { params: { brandId: 7, number: 12 } },
  },
} as const satisfies Record<string, Call>
