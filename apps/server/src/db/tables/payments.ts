import type { PaymentStatus } from '@lavash/rulebook/order/payment-status'

export interface PaymentTables {
  /** A row for each attempt to pay online. The order has the state of the whole payment. */
  payments: {
    /** Also the idempotency key of the calls to the provider. */
    id: string
    orderId: string
    /** 1, 2, … within its order. */
    attempt: number
    provider: string
    status: PaymentStatus
    amountMinor: number
    currency: string
    /** The provider's id for it. Null until its page is opened. */
    providerPaymentId: string | null
    redirectUrl: string | null
    returnUrl: string
    /** The address of this server as the customer reached it. The sandbox's page is there. */
    serverOrigin: string
    createdAt: number
    /** Since when nobody is sent to its page. Money that still arrives is refunded. */
    withdrawnAt: number | null
    /** 1: this attempt pays for the order. 0: its money was too much. */
    paysOrder: number
    /** The provider's id of the refund. */
    refundId: string | null
    /** How many refunds the provider has called off. The number is part of the next refund's key. */
    refusedRefunds: number
    /** When to poll the provider if no callback comes. Null: never. */
    nextAskAt: number | null
    askCount: number
  }
  /** State of the sandbox acquirer, which plays the bank. Nothing else reads it. */
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
    /** The sandbox bank decides at this time. */
    settlesAt: number
    callbacksLeft: number
    refundedAt: number | null
  }
}
