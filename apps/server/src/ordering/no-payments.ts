import type { PaymentIntents } from '#ordering/payment-intents.ts'

/** Where nobody takes cards: an order for an online card stays unpaid until the timer cancels it. */
export const noPayments: PaymentIntents = {
  open: () => Promise.resolve(),
  refund: () => Promise.resolve(),
  start: () => Promise.resolve(undefined),
  findRedirectUrls: () => Promise.resolve(new Map<string, string>()),
}
