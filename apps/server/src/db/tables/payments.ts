import type { PaymentStatus } from '@lavash/rulebook/order/payment-status'

export interface PaymentTables {
  /** One row for one attempt to pay for an order online; the order itself says what became of the money in all. */
  payments: {
    /** Also the key that makes the provider's calls repeatable. */
    id: string
    orderId: string
    /** 1, 2, … within its order. */
    attempt: number
    provider: string
    status: PaymentStatus
    amountMinor: number
    currency: string
    /** The provider's own name for it; nothing until its page was opened. */
    providerPaymentId: string | null
    redirectUrl: string | null
    returnUrl: string
    /** Where this server was reached: the sandbox's page lives there. */
    serverOrigin: string
    createdAt: number
    /** Nobody is sent to its page any more; money that arrives all the same goes back. */
    withdrawnAt: number | null
    /** 1: its money is what the order is paid with. 0: whatever arrived was too much. */
    paysOrder: number
    /** Of the refund that is on its way, or has arrived. */
    refundId: string | null
    /** How many the provider has begun and called off; the number is part of the next one's key. */
    refusedRefunds: number
    /** When the provider is asked what became of it, should nobody tell; nothing when it is not worth asking. */
    nextAskAt: number | null
    askCount: number
  }
  /** The memory of the sandbox acquirer, which stands for a bank: nothing else reads it. */
  sandboxPayments: {
    paymentId: string
    /** JSON of what its page shows. */
    page: string
    amountMinor: number
    currency: string
    returnUrl: string
    /** Signs the callbacks of this payment. */
    secret: string
    outcome: 'paid' | 'failed' | null
    /** Until then the bank is thinking. */
    settlesAt: number
    callbacksLeft: number
    refundedAt: number | null
  }
}
