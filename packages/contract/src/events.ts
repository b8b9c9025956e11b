import { Type, type Static } from 'typebox'
import { orderStatusSchema } from '#orders.ts'
import { paymentStatusSchema } from '#payments.ts'
import { catalogueId, instant, uuid } from '#scalars.ts'

/** One `data:` line of `GET /1/restos/{restoId}/events`. Its `id:` is the change log's, to resume from. */
export const restoEventSchema = Type.Union(
  [
    Type.Object({
      type: Type.Enum(['position.stopped', 'position.resumed'], { type: 'string' }),
      positionIds: Type.Array(catalogueId),
    }),
    Type.Object({
      type: Type.Enum(['resto.opened', 'resto.closed', 'availability.changed', 'catalogue.changed'], {
        type: 'string',
      }),
    }),
  ],
  { title: 'RestoEvent' },
)
export type RestoEvent = Static<typeof restoEventSchema>

/** One `data:` line of `GET …/orders/{orderId}/events`. */
export const orderEventSchema = Type.Object(
  {
    type: Type.Enum(['order.status', 'order.payment', 'order.promise'], { type: 'string' }),
    orderId: uuid,
    status: orderStatusSchema,
    paymentStatus: paymentStatusSchema,
    at: instant,
  },
  { title: 'OrderEvent' },
)
export type OrderEvent = Static<typeof orderEventSchema>

export const eventHeadersSchema = Type.Object({
  'last-event-id': Type.Optional(Type.String({ maxLength: 64, pattern: '^[A-Za-z0-9_.:-]+$' })),
})
