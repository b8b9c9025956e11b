import type { DeliveryMethod } from './delivery-methods.ts'
import { payConfigOf } from './delivery-methods.ts'
import type { ErrorCode } from '#site/error-codes.ts'
import { hasOnlineCard } from './pay-config.ts'
import type { MethodPayConfig, PayConfig } from './pay-config.ts'

export type { PayConfig } from './pay-config.ts'

/** In the order they are offered: the online card first, so the first available one is also the default. */
export const paymentMethods = ['CARD_ONLINE', 'CARD_UPON_RECEIPT', 'CASH_UPON_RECEIPT'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

const isEnabled: Record<PaymentMethod, (config: MethodPayConfig) => boolean> = {
  CARD_ONLINE: hasOnlineCard,
  CARD_UPON_RECEIPT: (config) => config.cardUponReceipt,
  CASH_UPON_RECEIPT: (config) => config.cashUponReceipt,
}

export function offeredPaymentMethods(payConfig: PayConfig, deliveryMethod: DeliveryMethod): PaymentMethod[] {
  const config = payConfigOf(payConfig, deliveryMethod)
  return paymentMethods.filter((method) => isEnabled[method](config))
}

export function findDefaultPaymentMethod(offered: readonly PaymentMethod[]): PaymentMethod | undefined {
  return offered.includes('CARD_ONLINE') ? 'CARD_ONLINE' : offered[0]
}

/** The payment method after a change of venue or delivery method: the customer's choice if it is offered, else the first one. */
export function findKeptPaymentMethod(
  current: PaymentMethod | undefined,
  offered: readonly PaymentMethod[],
): PaymentMethod | undefined {
  return current !== undefined && offered.includes(current) ? current : offered[0]
}

/** E-03: six fixed codes. 'takeaway-online' has no '-pay'; that spelling is fixed too. */
const refusalCodes = {
  DELIVERY: {
    CARD_ONLINE: 'resto.doesnt-support-delivery-online-pay',
    CARD_UPON_RECEIPT: 'resto.doesnt-support-delivery-card-pay',
    CASH_UPON_RECEIPT: 'resto.doesnt-support-delivery-cash-pay',
  },
  TAKE_AWAY: {
    CARD_ONLINE: 'resto.doesnt-support-takeaway-online',
    CARD_UPON_RECEIPT: 'resto.doesnt-support-takeaway-card-pay',
    CASH_UPON_RECEIPT: 'resto.doesnt-support-takeaway-cash-pay',
  },
} as const satisfies Record<DeliveryMethod, Record<PaymentMethod, ErrorCode>>

export type PaymentRefusalCode = (typeof refusalCodes)[DeliveryMethod][PaymentMethod]

export function findPaymentRefusal(
  payConfig: PayConfig,
  deliveryMethod: DeliveryMethod,
  paymentMethod: PaymentMethod,
): PaymentRefusalCode | undefined {
  const isOffered = offeredPaymentMethods(payConfig, deliveryMethod).includes(paymentMethod)
  return isOffered ? undefined : refusalCodes[deliveryMethod][paymentMethod]
}
