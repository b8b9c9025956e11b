import { availabilitySchema } from '#availability.ts'
import {
  brandParamsSchema,
  iconParamsSchema,
  pageParamsSchema,
  pageQuerySchema,
  sitemapQuerySchema,
  pageSchema,
} from '#brands.ts'
import type { Call } from '#call.ts'
import { citiesQuerySchema, citiesSchema, cityParamsSchema, citySchema } from '#cities.ts'
import { deliveriesQuerySchema, deliveriesSchema } from '#deliveries.ts'
import { eventHeadersSchema, restoEventSchema } from '#events.ts'
import * as examples from '#examples/catalogue-examples.ts'
import { menuParamsSchema, positionGroupsSchema, positionsQuerySchema, positionsSchema } from '#menus.ts'
import { restoModifiersSchema } from '#modifiers.ts'
import { paths } from '#paths.ts'
import { photoParamsSchema } from '#photos.ts'
import { positionTimeSlotsQuerySchema, positionTimeSlotsSchema } from '#position-time-slots.ts'
import { preOrderHoursSchema } from '#pre-order-hours.ts'
import { promotionsSchema } from '#promotions.ts'
import { restoParamsSchema, restoSchema, restosQuerySchema, restosSchema } from '#restos.ts'
import { workingHoursSchema } from '#working-hours.ts'

const read = { part: 'catalogue', auth: 'none', cache: 'shared' } as const
const oneResto = { ...read, params: restoParamsSchema, errors: ['resto.not-found'] } as const
const restoExample = { params: { restoId: 11 } }

export const catalogueCalls = {
  'cities.list': {
    ...paths['cities.list'],
    ...read,
    summary: 'Cities with a venue',
    checklist: 'API-02',
    query: citiesQuerySchema,
    answers: { 200: { description: 'Cities', schema: citiesSchema, example: [examples.cityExample] } },
    errors: [],
    example: { query: { whiteLabel: 'lavash' } },
  },
  'cities.show': {
    ...paths['cities.show'],
    ...read,
    summary: 'One city',
    checklist: 'API-03',
    params: cityParamsSchema,
    answers: { 200: { description: 'City', schema: citySchema, example: examples.cityExample } },
    errors: ['city.not-found'],
    example: { params: { cityId: 1 } },
  },
  'menus.position-groups': {
    ...paths['menus.position-groups'],
    ...read,
    summary: 'Groups of a menu',
    checklist: 'API-04',
    params: menuParamsSchema,
    answers: {
      200: {
        description: 'Groups in their order',
        schema: positionGroupsSchema,
        example: [examples.positionGroupExample],
      },
    },
    errors: ['menu.groups-not-found'],
    example: { params: { menuId: 101 } },
  },
  'menus.positions': {
    ...paths['menus.positions'],
    ...read,
    summary: 'Dishes of a menu',
    checklist: 'API-05',
    params: menuParamsSchema,
    query: positionsQuerySchema,
    answers: {
      200: {
        description: 'Dishes in their order, stopped ones included',
        schema: positionsSchema,
        example: [examples.positionExample],
      },
    },
    errors: ['menu.positions-not-found'],
    example: { params: { menuId: 101 }, query: { ids: [1001, 1002] } },
  },
  'restos.list': {
    ...paths['restos.list'],
    ...read,
    summary: 'Venues',
    checklist: 'API-06',
    query: restosQuerySchema,
    answers: {
      200: { description: 'Venues', schema: restosSchema, example: [examples.restoListItemExample] },
    },
    errors: [],
    example: { query: { cityId: 1, whiteLabel: 'lavash' } },
  },
  'restos.show': {
    ...paths['restos.show'],
    ...oneResto,
    summary: 'One venue in full',
    checklist: 'API-07',
    answers: { 200: { description: 'Venue', schema: restoSchema, example: examples.restoExample } },
    example: restoExample,
  },
  'restos.deliveries': {
    ...paths['restos.deliveries'],
    ...oneResto,
    summary: 'Delivery zones of a venue',
    checklist: 'API-08',
    query: deliveriesQuerySchema,
    answers: {
      200: { description: 'Zones', schema: deliveriesSchema, example: examples.deliveriesExample },
    },
    example: { ...restoExample, query: { size: 100 } },
  },
  'restos.modifiers': {
    ...paths['restos.modifiers'],
    ...oneResto,
    summary: 'Modifiers of a venue’s dishes',
    checklist: 'API-09',
    answers: {
      200: {
        description: 'By dish; a dish without modifiers is left out',
        schema: restoModifiersSchema,
        example: [examples.positionModifiersExample],
      },
    },
    example: restoExample,
  },
  'restos.position-time-slots': {
    ...paths['restos.position-time-slots'],
    ...oneResto,
    summary: 'When a dish is to be had',
    checklist: 'API-10',
    query: positionTimeSlotsQuerySchema,
    answers: {
      200: {
        description: 'Slots; a dish that none names is to be had all day',
        schema: positionTimeSlotsSchema,
        example: [examples.positionTimeSlotExample],
      },
    },
    example: { ...restoExample, query: { time: '2026-11-16T12:00:00+03:00' } },
  },
  'restos.working-hours': {
    ...paths['restos.working-hours'],
    ...oneResto,
    summary: 'Working hours of a venue',
    checklist: 'API-11',
    answers: {
      200: {
        description: 'Seven days',
        schema: workingHoursSchema,
        example: examples.workingHoursExample,
      },
    },
    example: restoExample,
  },
  'restos.promotions': {
    ...paths['restos.promotions'],
    ...oneResto,
    summary: 'Promotions of a venue',
    checklist: 'API-12',
    answers: {
      200: {
        description: 'Those that run or are announced, by priority',
        schema: promotionsSchema,
        example: [examples.promotionExample],
      },
    },
    example: restoExample,
  },
  'restos.pre-order-hours': {
    ...paths['restos.pre-order-hours'],
    ...oneResto,
    summary: 'When a venue takes orders for later',
    checklist: 'API-23',
    answers: {
      200: {
        description: 'Pre-order hours',
        schema: preOrderHoursSchema,
        example: examples.preOrderHoursExample,
      },
    },
    example: restoExample,
  },
  'restos.availability': {
    ...paths['restos.availability'],
    ...oneResto,
    // No shared cache: an event announces a change, and an answer of a second ago would be the old one.
    cache: 'revalidate',
    summary: 'What a venue cannot serve now',
    description:
      'Beside the menus, which are the same for every venue: stopped dishes and modifier items, each with its end, and dishes that the venue leaves out. What is not listed can be had.',
    answers: {
      200: {
        description: 'What is stopped or left out',
        schema: availabilitySchema,
        example: examples.availabilityExample,
      },
    },
    example: restoExample,
  },
  'restos.events': {
    ...paths['restos.events'],
    ...oneResto,
    cache: 'no-store',
    summary: 'What changes at a venue, live',
    description: 'Server-sent events, resumed with Last-Event-ID. Each tells what to read anew.',
    headers: eventHeadersSchema,
    answers: {
      200: {
        description: 'A stream; the schema is that of one data line',
        schema: restoEventSchema,
        mediaType: 'text/event-stream',
        example: examples.restoEventExample,
      },
    },
    example: restoExample,
  },
  'pages.show': {
    ...paths['pages.show'],
    ...read,
    summary: 'A text of the brand',
    description: 'Without a white label the brand is found by host name, as for documents.',
    params: pageParamsSchema,
    query: pageQuerySchema,
    answers: { 200: { description: 'Page', schema: pageSchema, example: examples.pageExample } },
    errors: ['request.not-found'],
    example: { params: { page: 'terms-of-sale' }, query: { whiteLabel: 'lavash' } },
  },
  'brands.logo': {
    ...paths['brands.logo'],
    ...read,
    summary: 'Logo of a brand',
    params: brandParamsSchema,
    answers: { 200: { description: 'The logo', mediaType: 'image/svg+xml' } },
    errors: ['request.not-found'],
    example: { params: { brand: 'lavash' } },
  },
  'brands.manifest': {
    ...paths['brands.manifest'],
    ...read,
    summary: 'A brand as an app on a home screen',
    params: brandParamsSchema,
    answers: { 200: { description: 'Web app manifest', mediaType: 'application/manifest+json' } },
    errors: ['request.not-found'],
    example: { params: { brand: 'lavash' } },
  },
  'brands.icon': {
    ...paths['brands.icon'],
    ...read,
    cache: 'immutable',
    summary: 'The logo as a picture for a home screen',
    params: iconParamsSchema,
    answers: { 200: { description: 'The icon', mediaType: 'image/png' } },
    errors: ['request.not-found'],
    example: { params: { brand: 'lavash', file: 'any-192.png' } },
  },
  'brands.tokens': {
    ...paths['brands.tokens'],
    ...read,
    summary: 'Colours and shapes of a brand',
    description: 'For a storefront hosted elsewhere; the server’s own documents carry them.',
    params: brandParamsSchema,
    answers: { 200: { description: 'Custom properties', mediaType: 'text/css' } },
    errors: ['request.not-found'],
    example: { params: { brand: 'lavash' } },
  },
  'photos.show': {
    ...paths['photos.show'],
    ...read,
    cache: 'immutable',
    summary: 'A picture',
    params: photoParamsSchema,
    answers: { 200: { description: 'Bytes in the format of the file name', mediaType: 'image/*' } },
    errors: ['request.not-found'],
    example: { params: { hash: '9f2c4be1d0a37765', file: '640.avif' } },
  },
  robots: {
    ...paths.robots,
    ...read,
    summary: 'What search engines may read',
    description: 'Of the brand that is found by host name, as for documents.',
    answers: { 200: { description: 'RFC 9309', mediaType: 'text/plain' } },
    errors: ['request.not-found'],
    example: {},
  },
  sitemap: {
    ...paths.sitemap,
    ...read,
    summary: 'Every page of a brand, in each of its languages',
    description:
      'A brand with more pages than a file may name answers an index, whose entries name the parts.',
    query: sitemapQuerySchema,
    answers: { 200: { description: 'sitemaps.org, version 0.9', mediaType: 'application/xml' } },
    errors: ['request.not-found'],
    example: { query: { part: 1 } },
  },
} as const satisfies Record<string, Call>
