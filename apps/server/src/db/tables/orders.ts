import type { DelayReason } from '@lavash/rulebook/order/delay'
import type { DeliveryMethod } from '@lavash/rulebook/order/delivery-methods'
import type { OrderStatus } from '@lavash/rulebook/order/order-status'
import type { PaymentMethod } from '@lavash/rulebook/order/payment-methods'
import type { PaymentStatus } from '@lavash/rulebook/order/payment-status'
import type { Generated } from 'kysely'

export type OrderEventType = 'order.created' | 'order.status' | 'order.payment' | 'order.promise'

/** Names, prices and rules at the time of the order. Imports do not change them. */
export interface OrderTables {
  orders: {
    id: string
    /** Unique for a venue on one of its days. */
    number: string
    restoId: number
    /** 'YYYY-MM-DD' on the venue's calendar. */
    day: string
    personId: string
    createdAt: number
    status: OrderStatus
    payType: PaymentMethod
    /** The state of the whole payment. `payments` has the attempts. */
    paymentStatus: PaymentStatus
    /** When the order reached the kitchen: at once, or when an online payment arrived. */
    reachedKitchenAt: number | null
    deliveryType: DeliveryMethod
    promoCode: string | null
    personCount: number
    comment: string | null
    /** JSON of OrderWishes. */
    wishes: string | null
    preOrderAt: number | null
    /** Promised minutes from acceptance to the customer. 0: no promise. */
    promiseMinutes: number
    /** Minutes that the venue has added to its promise, and the reason of the last addition. */
    delayMinutes: number
    delayReason: DelayReason | null
    /** When a person at the counter last acted on it or confirmed it as seen. */
    seenAt: number | null
    personName: string
    phone: string
    email: string | null
    /** JSON of DeliveryPlace. */
    deliveryPlace: string | null
    restoName: string
    timeZone: string
    currency: string
    locale: string
    deliveryPriceMinor: number
    deliveryPriceRule: string
    discountMinor: number
    totalMinor: number
  }
  orderLines: {
    orderId: string
    place: number
    positionId: number
    menuId: number
    name: string
    count: number
    payableMinor: number
    /** JSON of the rest, as the contract has it: price, sum, modifiers, discounts and the rules of the amounts. */
    details: string
  }
  /** The history of an order with time and cause. Event streams resume from its ids. */
  orderEvents: {
    id: Generated<number>
    orderId: string
    type: OrderEventType
    status: OrderStatus
    paymentStatus: PaymentStatus
    cause: string
    /** The member of the staff who took the step. */
    staffId: string | null
    at: number
  }
  /** What the customer said of a completed order. */
  orderRatings: {
    orderId: string
    stars: number
    /** JSON of RatingReason[]. */
    reasons: string
    ratedAt: number
    changedAt: number
  }
  /** A row for each intent of a customer (Idempotency-Key). */
  orderKeys: { personId: string; key: string; bodyHash: string; orderId: string }
  /** Every order that uses the code locks this row, so that the code's limits hold. */
  promoCodeCounters: { promoCodeId: number; usedCount: number }
  promoCodeUses: { orderId: string; promoCodeId: number; personId: string; usedAt: number }
}
