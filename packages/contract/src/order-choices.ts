import { deliveryMethods } from '@lavash/rulebook/order/delivery-methods'
import { paymentMethods } from '@lavash/rulebook/order/payment-methods'
import { Type, type Static } from 'typebox'

export const deliveryMethodSchema = Type.Enum(deliveryMethods, {
  type: 'string',
  title: 'DeliveryMethod',
})
export type DeliveryMethod = Static<typeof deliveryMethodSchema>

export const paymentMethodSchema = Type.Enum(paymentMethods, {
  type: 'string',
  title: 'PaymentMethod',
})
export type PaymentMethod = Static<typeof paymentMethodSchema>

/** The promised minutes before and after ordering come from one rule (rulebook/order/order-promise). */
export const promiseMinutes = Type.Integer({
  minimum: 0,
  description: 'From the venue’s yes to the customer; 0: nothing is promised',
})
