import { cancelReasons } from '@lavash/rulebook/order/cancellation'
import { delayReasons } from '@lavash/rulebook/order/delay'
import * as limits from '@lavash/rulebook/site/limits'
import { Type, type Static } from 'typebox'
import { orderSchema, orderStatusSchema } from '#orders.ts'
import { catalogueId, instant, uuid } from '#scalars.ts'

const instantOrNull = Type.Union([instant, Type.Null()])

/** Fields of an order for the counter only. */
export const boardFactsSchema = Type.Object(
  {
    version: Type.Integer({ minimum: 0, description: 'Grows with each event of the order' }),
    reachedAt: instant,
    seenAt: instantOrNull,
    startAt: Type.Union([instant, Type.Null()], { description: 'Null: at once' }),
    promisedAt: instantOrNull,
    lastStep: Type.Object({
      status: orderStatusSchema,
      at: instant,
      by: Type.Union([Type.String(), Type.Null()], { description: 'The name of a person of the staff' }),
    }),
    takeBack: Type.Union([Type.Object({ to: orderStatusSchema, until: instant }), Type.Null()]),
  },
  { title: 'BoardFacts' },
)
export type BoardFacts = Static<typeof boardFactsSchema>

export const boardOrderSchema = Type.Object(
  { ...orderSchema.properties, board: boardFactsSchema },
  { title: 'BoardOrder' },
)
export type BoardOrderAnswer = Static<typeof boardOrderSchema>

export const boardSchema = Type.Object(
  {
    now: instant,
    orders: Type.Array(boardOrderSchema, {
      description: 'What is open, and cancellations that nobody has confirmed; the oldest first',
    }),
  },
  { title: 'Board' },
)
export type Board = Static<typeof boardSchema>

/** One `data:` line of the board's stream. `board.changed`: too much was missed, so the client reloads the board. */
export const boardEventSchema = Type.Union(
  [
    Type.Object({ type: Type.Literal('board.order'), now: instant, order: boardOrderSchema }),
    Type.Object({ type: Type.Literal('board.changed') }),
  ],
  { title: 'BoardEvent' },
)
export type BoardEvent = Static<typeof boardEventSchema>

export const boardParamsSchema = Type.Object({ restoId: catalogueId })
export const boardOrderParamsSchema = Type.Object({ restoId: catalogueId, orderId: uuid })

export const boardSearchQuerySchema = Type.Object({
  text: Type.String({ minLength: 2, maxLength: limits.phoneMaxLength }),
})
export const boardFoundSchema = Type.Object(
  { orders: Type.Array(boardOrderSchema, { description: 'Of today, the newest first' }) },
  { title: 'BoardFound' },
)
export type BoardFound = Static<typeof boardFoundSchema>

export const boardAcceptBodySchema = Type.Object(
  {
    minutes: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: limits.acceptMinutesMax,
        description: 'What is promised from now on; an order for a chosen time is promised for that time',
      }),
    ),
  },
  { title: 'BoardAcceptBody', additionalProperties: false },
)

/** The status on the pressed card. If the order has another status now, another person was faster. */
const from = orderStatusSchema

export const boardStepBodySchema = Type.Object(
  { from, to: orderStatusSchema },
  { title: 'BoardStepBody', additionalProperties: false },
)
export const boardTakeBackBodySchema = Type.Object(
  { from },
  { title: 'BoardTakeBackBody', additionalProperties: false },
)
export const boardDelayBodySchema = Type.Object(
  {
    minutes: Type.Integer({ minimum: 1, maximum: limits.delayMinutesMax }),
    reason: Type.Enum(delayReasons, { type: 'string' }),
  },
  { title: 'BoardDelayBody', additionalProperties: false },
)
export const boardRefuseBodySchema = Type.Object(
  {
    from,
    reason: Type.Enum(cancelReasons, { type: 'string' }),
    stopPositionIds: Type.Optional(
      Type.Array(catalogueId, {
        maxItems: limits.cartLinesMax,
        description: 'Dishes of the order that have run out: stopped at this venue until the end of its day',
      }),
    ),
  },
  { title: 'BoardRefuseBody', additionalProperties: false },
)
