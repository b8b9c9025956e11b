import type { DelayReason } from '@lavash/rulebook/order/delay'
import type { DeliveryMethod } from '@lavash/rulebook/order/delivery-methods'
import type { OrderStatus } from '@lavash/rulebook/order/order-status'
import type { PaymentMethod } from '@lavash/rulebook/order/payment-methods'
import type { PaymentStatus } from '@lavash/rulebook/order/payment-status'
import type { Generated } from 'kysely'

export type OrderEventType = 'order.created' | 'order.status' | 'order.payment' | 'order.promise'

/** Names, prices and rules as they were: no import changes what was ordered. */
export interface OrderTables {
  orders: {
    id: string
    /** Unique per venue and day of the venue. */
    number: string
    restoId: number
    /** 'YYYY-MM-DD' on the venue's calendar. */
    day: string
    personId: string
    createdAt: number
    status: OrderStatus
    payType: PaymentMethod
    /** What became of the money in all; the attempts are the payments' own. */
    paymentStatus: PaymentStatus
    /** Since when the kitchen knows: at once, or when an online payment has arrived. */
    reachedKitchenAt: number | null
    deliveryType: DeliveryMethod
    promoCode: string | null
    personCount: number
    comment: string | null
    preOrderAt: number | null
    /** From the venue's yes to the customer; 0: nothing was promised. */
    promiseMinutes: number
    /** What the venue has added to its promise since, and why the last time. */
    delayMinutes: number
    delayReason: DelayReason | null
    /** When somebody at the counter last answered it or said 'seen'. */
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
    priceMinor: number
    sumMinor: number
    payableMinor: number
    /** JSON: modifiers, discounts, promo codes and the amounts of the sum with their rules. */
    details: string
  }
  /** Everything an order went through, with time and cause; also what its listeners resume from. */
  orderEvents: {
    id: Generated<number>
    orderId: string
    type: OrderEventType
    status: OrderStatus
    paymentStatus: PaymentStatus
    cause: string
    /** The person of the staff whose step it was. */
    staffId: string | null
    at: number
  }
  /** One row for one intent of a customer (Idempotency-Key). */
  orderKeys: { personId: string; key: string; bodyHash: string; orderId: string }
  /** Locked by every order that uses the code, so that its limits hold. */
  promoCodeCounters: { promoCodeId: number; usedCount: number }
  promoCodeUses: { orderId: string; promoCodeId: number; personId: string; usedAt: number }
}
