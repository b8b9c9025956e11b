import { wishRefusalCodes } from '@lavash/rulebook/order/order-wishes'
import { promoCodeErrorCodes, type ErrorCode } from '@lavash/rulebook/site/error-codes'
import type { Call } from '#call.ts'
import { eventHeadersSchema, orderEventSchema } from '#events.ts'
import * as examples from '#examples/order-examples.ts'
import {
  idempotencyHeadersSchema,
  orderBodySchema,
  orderParamsSchema,
  orderSchema,
  ordersQuerySchema,
  ordersSchema,
} from '#orders.ts'
import { paths } from '#paths.ts'
import { payOrderBodySchema, paymentSchema } from '#payments.ts'
import { ratingBodySchema } from '#ratings.ts'
import { personParamsSchema } from '#persons.ts'
import { preflightBodySchema, preflightSchema } from '#preflight.ts'

const payRefusals = [
  'resto.doesnt-support-delivery-online-pay',
  'resto.doesnt-support-delivery-card-pay',
  'resto.doesnt-support-delivery-cash-pay',
  'resto.doesnt-support-takeaway-online',
  'resto.doesnt-support-takeaway-card-pay',
  'resto.doesnt-support-takeaway-cash-pay',
] as const satisfies readonly ErrorCode[]

/** Preflight and placing refuse for the same reasons: both run the same rules. */
const orderRefusals = [
  'resto.not-found',
  'resto.closed',
  'resto.day-off',
  ...payRefusals,
  'person-order.position-not-found-in-resto',
  'position.stopped',
  'position.modifier-stopped',
  'position.out-of-slot',
  'position.modifiers-invalid',
  'position.price-changed',
  'delivery.out-of-zone',
  'delivery.order-sum-not-enough.range',
  'delivery.order-sum-too-large.range',
  ...promoCodeErrorCodes,
  'order.pre-order-time-invalid',
  'order.pre-order-not-available',
] as const satisfies readonly ErrorCode[]

const own = { part: 'orders', auth: 'access', cache: 'no-store' } as const
const personExample = { personId: examples.personIdExample }
const orderExample = { params: { ...personExample, orderId: examples.orderIdExample } }

const preflight = {
  body: preflightBodySchema,
  answers: {
    200: {
      description: 'The cart priced by the server’s own catalogue',
      schema: preflightSchema,
      example: examples.preflightExample,
    },
  },
  errors: orderRefusals,
} as const

export const orderCalls = {
  'preflight.anonymous': {
    ...paths['preflight.anonymous'],
    ...own,
    ...preflight,
    auth: 'none',
    summary: 'Price a cart without signing in',
    checklist: 'API-13',
    example: { body: examples.preflightBodyExample },
  },
  'preflight.person': {
    ...paths['preflight.person'],
    ...own,
    ...preflight,
    summary: 'Price a cart for a person',
    description: 'As the anonymous one, and a promo code’s limit per person counts.',
    checklist: 'API-14',
    params: personParamsSchema,
    example: { params: personExample, body: examples.preflightBodyExample },
  },
  'orders.place': {
    ...paths['orders.place'],
    ...own,
    summary: 'Place an order',
    description:
      'The same Idempotency-Key with the same body answers the same order again. When the server’s total is not expectedTotal, nothing is placed and the refusal carries the new total.',
    checklist: 'API-15',
    params: personParamsSchema,
    headers: idempotencyHeadersSchema,
    body: orderBodySchema,
    answers: {
      201: { description: 'Placed', schema: orderSchema, example: examples.orderExample },
      200: {
        description: 'Placed before by the same key',
        schema: orderSchema,
        example: examples.orderExample,
      },
    },
    errors: [
      ...orderRefusals,
      ...wishRefusalCodes,
      'order.total-changed',
      'order.idempotency-conflict',
      'order.too-many-unpaid',
      'order.too-many-placed',
    ],
    example: {
      params: personExample,
      headers: { 'idempotency-key': '5a0c1a52-8d1b-4c6e-9a37-1f0f7a5c2b44' },
      body: examples.orderBodyExample,
    },
  },
  'orders.list': {
    ...paths['orders.list'],
    ...own,
    summary: 'Own orders, the newest first',
    checklist: 'API-24',
    params: personParamsSchema,
    query: ordersQuerySchema,
    answers: {
      200: {
        description: 'A page',
        schema: ordersSchema,
        example: { content: [examples.orderExample], before: null },
      },
    },
    errors: [],
    example: { params: personExample, query: { size: 20 } },
  },
  'orders.show': {
    ...paths['orders.show'],
    ...own,
    summary: 'One own order',
    checklist: 'API-24',
    params: orderParamsSchema,
    answers: { 200: { description: 'Order', schema: orderSchema, example: examples.orderExample } },
    errors: ['order.not-found'],
    example: orderExample,
  },
  'orders.events': {
    ...paths['orders.events'],
    ...own,
    summary: 'What happens to an own order, live',
    description: 'Server-sent events, resumed with Last-Event-ID.',
    checklist: 'API-24',
    params: orderParamsSchema,
    headers: eventHeadersSchema,
    answers: {
      200: {
        description: 'A stream; the schema is that of one data line',
        schema: orderEventSchema,
        mediaType: 'text/event-stream',
        example: examples.orderEventExample,
      },
    },
    errors: ['order.not-found'],
    example: orderExample,
  },
  'orders.cancel': {
    ...paths['orders.cancel'],
    ...own,
    summary: 'Cancel an own order while it is NEW',
    params: orderParamsSchema,
    answers: {
      200: {
        description: 'Cancelled',
        schema: orderSchema,
        example: { ...examples.orderExample, status: 'CANCELLED' },
      },
    },
    errors: ['order.not-found', 'order.status-conflict'],
    example: orderExample,
  },
  'orders.rate': {
    ...paths['orders.rate'],
    ...own,
    summary: 'Rate an own order',
    description:
      'After completion, for two weeks. A rating may be changed for a day. The venue alone reads it.',
    checklist: 'API-29',
    params: orderParamsSchema,
    body: ratingBodySchema,
    answers: {
      200: {
        description: 'The order with its rating',
        schema: orderSchema,
        example: { ...examples.orderExample, rating: examples.ratingExample },
      },
    },
    errors: ['order.not-found', 'order.rating-too-early', 'order.rating-over'],
    example: { ...orderExample, body: { stars: 4, reasons: ['late'] } },
  },
  'orders.payment': {
    ...paths['orders.payment'],
    ...own,
    summary: 'State of an order’s payment',
    description: 'Asked after the return from the payment page: the address alone proves nothing.',
    checklist: 'API-25',
    params: orderParamsSchema,
    answers: {
      200: { description: 'Payment', schema: paymentSchema, example: examples.orderExample.payment },
    },
    errors: ['order.not-found'],
    example: orderExample,
  },
  'orders.pay': {
    ...paths['orders.pay'],
    ...own,
    summary: 'Try to pay again, or choose another method',
    params: orderParamsSchema,
    body: payOrderBodySchema,
    answers: {
      200: {
        description: 'With a redirectUrl for an online card',
        schema: paymentSchema,
        example: examples.orderExample.payment,
      },
    },
    errors: [
      'order.not-found',
      'order.status-conflict',
      'order.too-many-unpaid',
      'payment.already-paid',
      'payment.provider-failed',
      ...payRefusals,
    ],
    example: { ...orderExample, body: { payType: 'CASH_UPON_RECEIPT' } },
  },
} as const satisfies Record<string, Call>
