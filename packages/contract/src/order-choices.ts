import { Type, type Static } from 'typebox'

export const deliveryMethodSchema = Type.Enum(['DELIVERY', 'TAKE_AWAY'], {
  type: 'string',
  title: 'DeliveryMethod',
})
export type DeliveryMethod = Static<typeof deliveryMethodSchema>

export const paymentMethodSchema = Type.Enum(['CARD_ONLINE', 'CARD_UPON_RECEIPT', 'CASH_UPON_RECEIPT'], {
  type: 'string',
  title: 'PaymentMethod',
})
export type PaymentMethod = Static<typeof paymentMethodSchema>
