import * as limits from '@lavash/rulebook/site/limits'
import { cancelReasons } from '@lavash/rulebook/order/cancellation'
import { delayReasons } from '@lavash/rulebook/order/delay'
import { orderStatuses } from '@lavash/rulebook/order/order-status'
import { Type, type Static } from 'typebox'
import { amountRuleSchema, pricedProperties } from '#amounts.ts'
import { deliveryPlaceSchema } from '#delivery-place.ts'
import { deliveryMethodSchema, paymentMethodSchema, promiseMinutes } from '#order-choices.ts'
import { orderLinesSchema } from '#order-lines.ts'
import { paymentSchema } from '#payments.ts'
import { orderRatingSchema } from '#ratings.ts'
import {
  amountMinor,
  catalogueId,
  email,
  formText,
  instant,
  phone,
  promoCodeText,
  uuid,
  whiteLabel,
  wishedPromoCode,
} from '#scalars.ts'

export const orderStatusSchema = Type.Enum(orderStatuses, { type: 'string', title: 'OrderStatus' })
export type OrderStatus = Static<typeof orderStatusSchema>

export const orderPersonSchema = Type.Object(
  {
    name: formText(limits.nameMaxLength),
    phone,
    email: Type.Optional(email),
  },
  { title: 'OrderPerson', additionalProperties: false },
)
export type OrderPerson = Static<typeof orderPersonSchema>

export const orderWishesSchema = Type.Object(
  {
    cutlery: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: limits.personCountMax,
        description: 'Absent: as many as people',
      }),
    ),
    changeFrom: Type.Optional(amountMinor),
    leaveAtDoor: Type.Optional(Type.Boolean()),
    doNotCall: Type.Optional(Type.Boolean()),
  },
  {
    title: 'OrderWishes',
    additionalProperties: false,
    description: 'Beside the dishes. `changeFrom` is for cash, `leaveAtDoor` for delivery paid online',
  },
)
export type OrderWishes = Static<typeof orderWishesSchema>

const choices = {
  deliveryType: deliveryMethodSchema,
  payType: paymentMethodSchema,
  promoCode: Type.Optional(promoCodeText),
  personCount: Type.Integer({ minimum: 1, maximum: limits.personCountMax }),
  comment: Type.Optional(formText(limits.commentMaxLength)),
  wishes: Type.Optional(orderWishesSchema),
  preOrderAt: Type.Optional(instant),
  person: orderPersonSchema,
  deliveryPlace: Type.Optional(deliveryPlaceSchema),
}

export const orderBodySchema = Type.Object(
  {
    restoId: catalogueId,
    whiteLabel: Type.Optional(whiteLabel),
    ...choices,
    promoCode: wishedPromoCode,
    positions: orderLinesSchema,
    expectedTotal: amountMinor,
  },
  { title: 'OrderBody', additionalProperties: false },
)
export type OrderBody = Static<typeof orderBodySchema>

export const orderModifierSchema = Type.Object(
  { id: catalogueId, name: Type.String(), count: Type.Integer({ minimum: 0 }), price: amountMinor },
  { title: 'OrderModifier' },
)

export const orderPositionSchema = Type.Object(
  {
    id: catalogueId,
    menuId: catalogueId,
    name: Type.String(),
    count: Type.Integer({ minimum: 1 }),
    price: amountMinor,
    modifiers: Type.Array(orderModifierSchema),
    ...pricedProperties,
  },
  { title: 'OrderPosition' },
)
export type OrderPosition = Static<typeof orderPositionSchema>

export const cancellationSchema = Type.Object(
  {
    by: Type.Enum(['customer', 'operator', 'system'], {
      type: 'string',
      description: 'system: nobody paid in time',
    }),
    reason: Type.Optional(Type.Enum(cancelReasons, { type: 'string' })),
    text: Type.Optional(Type.String({ description: 'The venue’s own words' })),
  },
  { title: 'OrderCancellation' },
)
export type OrderCancellation = Static<typeof cancellationSchema>

export const delaySchema = Type.Object(
  {
    minutes: Type.Integer({ minimum: 1, maximum: limits.delayMinutesTotalMax, description: 'In all' }),
    reason: Type.Enum(delayReasons, { type: 'string', description: 'Of the last one' }),
  },
  { title: 'OrderDelay', description: 'What the venue has added to its promise' },
)
export type OrderDelay = Static<typeof delaySchema>

export const orderSchema = Type.Object(
  {
    id: uuid,
    number: Type.String({ description: 'Short, to be read out over the phone' }),
    status: orderStatusSchema,
    createdAt: instant,
    resto: Type.Object({ id: catalogueId, name: Type.String() }, { title: 'OrderResto' }),
    ...choices,
    positions: Type.Array(orderPositionSchema),
    deliveryPrice: amountMinor,
    discount: amountMinor,
    total: amountMinor,
    currency: Type.String({ pattern: '^[A-Z]{3}$' }),
    rules: Type.Object(
      { deliveryPrice: amountRuleSchema, discount: amountRuleSchema, total: amountRuleSchema },
      { title: 'OrderRules', description: 'The rule that made each of the three amounts' },
    ),
    promiseMinutes: Type.Optional(promiseMinutes),
    delay: Type.Optional(delaySchema),
    payment: paymentSchema,
    cancellation: Type.Optional(cancellationSchema),
    rating: Type.Optional(orderRatingSchema),
    history: Type.Array(
      Type.Object({ status: orderStatusSchema, at: instant }, { title: 'OrderStatusChange' }),
    ),
  },
  { title: 'Order' },
)
export type Order = Static<typeof orderSchema>

export const ordersSchema = Type.Object(
  {
    content: Type.Array(orderSchema),
    before: Type.Union([uuid, Type.Null()], { description: 'Cursor of the next page; null on the last one' }),
  },
  { title: 'Orders' },
)
export type Orders = Static<typeof ordersSchema>

export const ordersQuerySchema = Type.Object({
  size: Type.Optional(
    Type.Integer({ minimum: 1, maximum: limits.ordersPageMaxSize, default: limits.ordersPageSize }),
  ),
  before: Type.Optional(uuid),
})
export const orderParamsSchema = Type.Object({ personId: uuid, orderId: uuid })

/** HTTP header names arrive in lower case. */
export const idempotencyHeadersSchema = Type.Object({ 'idempotency-key': uuid })
