import { openPayment } from '#modules/payments/open-payment.ts'
import type { PaymentParts } from '#modules/payments/payment-parts.ts'
import { findOpenPages } from '#modules/payments/repository.ts'
import { startPayment } from '#modules/payments/start-payment.ts'
import type { PaymentIntents } from '#ordering/payment-intents.ts'

export function createPaymentIntents(parts: PaymentParts): PaymentIntents {
  return {
    open: (trx, order, site) => openPayment(trx, parts, order, site),
    start: (order) => startPayment(parts, order),
    findRedirectUrls: findOpenPages,
  }
}
