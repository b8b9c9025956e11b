import type { Locale } from '@lavash/rulebook/site/locales'

export type PaymentProviderName = 'sandbox' | 'stripe' | 'yookassa'

export interface PaymentLine {
  readonly kind: 'goods' | 'service'
  readonly name: string
  readonly amountMinor: number
}

/** An attempt to pay. It is equal at every retry, because a provider refuses a known key with other data. */
export interface PaymentRequest {
  /** Our id of the attempt, and the idempotency key for the provider. */
  readonly id: string
  /** The text on the payment page: the venue and the order's number. */
  readonly title: string
  readonly amountMinor: number
  readonly currency: string
  /** Add up to the amount. */
  readonly lines: readonly [PaymentLine, ...PaymentLine[]]
  readonly email: string | null
  readonly locale: Locale
  /** The customer's return proves nothing, because it looks the same after any outcome. */
  readonly returnUrl: string
  /** The origin of this server as the customer reaches it. */
  readonly serverOrigin: string
}

export interface OpenedPayment {
  readonly providerPaymentId: string
  readonly redirectUrl: string
}

/** A payment's state at the provider. `waiting`: the customer or the bank has not decided. */
export interface PaymentWord {
  readonly status: 'waiting' | 'paid' | 'failed'
  readonly amountMinor: number
  readonly currency: string
}

export interface PaidPayment {
  readonly id: string
  readonly providerPaymentId: string
  readonly amountMinor: number
  readonly currency: string
  /** The provider's id of a refund that had not ended at the last poll. */
  readonly refundId: string | null
  /** The idempotency key of a refund. A new one is allowed only after a refund that `failed`. */
  readonly refundKey: string
}

/** `failed`: called off for good. No money went back, and a retry with this key reports the same. */
export interface Refund {
  readonly status: 'refunded' | 'waiting' | 'failed'
  readonly refundId: string
}

/** The provider did not answer, or not as documented. The detail is for the log and contains no personal data. */
export class ProviderFailure {
  readonly detail: string
  /** True if a retry with this id always gets the same answer. Only a new attempt can succeed. */
  readonly isFinal: boolean

  constructor(detail: string, isFinal = false) {
    this.detail = detail
    this.isFinal = isFinal
  }
}

export interface ProviderCallback {
  /** The raw bytes, because signatures cover bytes. */
  readonly body: Buffer
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
}

/**
 * `word`: the signature is valid. `hint`: there is no signature, so the provider is polled before anything is
 * believed. `irrelevant`: a valid event about something else.
 */
export type CallbackReading =
  | { readonly kind: 'word'; readonly paymentId: string; readonly word: PaymentWord }
  | { readonly kind: 'hint'; readonly providerPaymentId: string }
  | { readonly kind: 'irrelevant' | 'forged' | 'unreadable' }

export interface PaymentProvider {
  readonly name: PaymentProviderName
  /** Idempotent: the same request opens the same page. */
  open(request: PaymentRequest): Promise<OpenedPayment | ProviderFailure>
  ask(providerPaymentId: string): Promise<PaymentWord | ProviderFailure>
  /** Refunds the whole payment. Idempotent: the money goes back once. */
  refund(payment: PaidPayment): Promise<Refund | ProviderFailure>
  /** Closes the page of an abandoned payment, if the provider can. */
  withdraw?(providerPaymentId: string): Promise<ProviderFailure | undefined>
  readCallback(callback: ProviderCallback): Promise<CallbackReading>
}
