import { Type, type Static } from 'typebox'
import { orderEventSchema } from '#events.ts'
import { orderSchema } from '#orders.ts'
import { instant } from '#scalars.ts'

/**
 * Events for the kitchen's own systems. They are signed as Standard Webhooks require: headers webhook-id,
 * webhook-timestamp and webhook-signature over `id.timestamp.body`.
 * A rating is no event of the order's life: `order.rating` carries the order alone, with `rating`.
 */
export const orderWebhookSchema = Type.Object(
  {
    type: Type.Enum(['order.created', 'order.rating', 'order.status', 'order.payment', 'order.promise'], {
      type: 'string',
    }),
    timestamp: instant,
    data: Type.Object({ order: orderSchema, event: Type.Optional(orderEventSchema) }),
  },
  { title: 'OrderWebhook' },
)
export type OrderWebhook = Static<typeof orderWebhookSchema>
