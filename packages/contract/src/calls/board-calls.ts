import * as board from '#board.ts'
import type { Call } from '#call.ts'
import { eventHeadersSchema } from '#events.ts'
import { boardOrderExample, boardOrderParamsExample } from '#examples/board-examples.ts'
import { officePaths } from '#office-paths.ts'

const atCounter = {
  part: 'orders',
  auth: 'staff',
  cache: 'no-store',
  staff: { least: 'COUNTER', whose: 'resto', param: 'restoId' },
} as const

const venueExample = { params: { restoId: 11 } }

const step = {
  ...atCounter,
  params: board.boardOrderParamsSchema,
  answers: {
    200: {
      description: 'The order as it is now',
      schema: board.boardOrderSchema,
      example: boardOrderExample,
    },
  },
} as const

export const boardCalls = {
  'board.show': {
    ...officePaths['board.show'],
    ...atCounter,
    summary: 'The orders before a venue',
    checklist: 'BO-01',
    params: board.boardParamsSchema,
    answers: {
      200: {
        description: 'What is open, and cancellations to confirm',
        schema: board.boardSchema,
        example: { now: '2026-11-16T12:07:05+03:00', orders: [boardOrderExample] },
      },
    },
    errors: ['resto.not-found'],
    example: venueExample,
  },
  'board.search': {
    ...officePaths['board.search'],
    ...atCounter,
    summary: 'Today’s orders of a venue by number or phone',
    checklist: 'BO-01',
    params: board.boardParamsSchema,
    query: board.boardSearchQuerySchema,
    answers: {
      200: {
        description: 'The newest first',
        schema: board.boardFoundSchema,
        example: { orders: [boardOrderExample] },
      },
    },
    errors: ['resto.not-found'],
    example: { ...venueExample, query: { text: 'K-417' } },
  },
  'board.events': {
    ...officePaths['board.events'],
    ...atCounter,
    summary: 'Each order of a venue as it changes, as server-sent events',
    description:
      'Resumed by Last-Event-ID. Ends with the session, and when the rights of the session change.',
    checklist: 'BO-08',
    params: board.boardParamsSchema,
    headers: eventHeadersSchema,
    answers: {
      200: {
        description: 'One BoardEvent a line',
        mediaType: 'text/event-stream',
        schema: board.boardEventSchema,
        example: { type: 'board.changed' },
      },
    },
    errors: ['resto.not-found'],
    example: venueExample,
  },
  'board.accept': {
    ...officePaths['board.accept'],
    ...step,
    summary: 'Accept an order, with the minutes that are promised',
    checklist: 'BO-03',
    body: board.boardAcceptBodySchema,
    errors: ['order.not-found', 'order.status-conflict', 'order.moved-meanwhile'],
    example: { params: boardOrderParamsExample, body: { minutes: 35 } },
  },
  'board.step': {
    ...officePaths['board.step'],
    ...step,
    summary: 'Take the next step of an order',
    checklist: 'BO-05',
    body: board.boardStepBodySchema,
    errors: ['order.not-found', 'order.status-conflict', 'order.moved-meanwhile'],
    example: { params: boardOrderParamsExample, body: { from: 'ACCEPTED', to: 'COOKING' } },
  },
  'board.take-back': {
    ...officePaths['board.take-back'],
    ...step,
    summary: 'Take the last step back, within thirty seconds',
    checklist: 'BO-05',
    body: board.boardTakeBackBodySchema,
    errors: ['order.not-found', 'order.take-back-over', 'order.moved-meanwhile'],
    example: { params: boardOrderParamsExample, body: { from: 'COOKING' } },
  },
  'board.delay': {
    ...officePaths['board.delay'],
    ...step,
    summary: 'Move the promise, with a reason that the customer reads',
    checklist: 'BO-03',
    body: board.boardDelayBodySchema,
    errors: ['order.not-found', 'order.status-conflict', 'order.delay-too-long'],
    example: { params: boardOrderParamsExample, body: { minutes: 10, reason: 'kitchen-busy' } },
  },
  'board.refuse': {
    ...officePaths['board.refuse'],
    ...step,
    summary: 'Refuse or cancel an order, with a reason that the customer reads',
    description: 'Money and promo code go back. Dishes that have run out are stopped in the same moment.',
    checklist: 'BO-06',
    body: board.boardRefuseBodySchema,
    errors: ['order.not-found', 'order.status-conflict', 'order.moved-meanwhile'],
    example: { params: boardOrderParamsExample, body: { from: 'NEW', reason: 'too-busy' } },
  },
  'board.seen': {
    ...officePaths['board.seen'],
    ...step,
    summary: 'Silence an order on every device, or confirm its cancellation',
    checklist: 'BO-13',
    errors: ['order.not-found'],
    example: { params: boardOrderParamsExample },
  },
} as const satisfies Record<string, Call>
