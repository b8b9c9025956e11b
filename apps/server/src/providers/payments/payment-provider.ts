import type { Locale } from '@lavash/rulebook/site/locales'

export type PaymentProviderName = 'sandbox' | 'stripe' | 'yookassa'

export interface PaymentLine {
  readonly kind: 'goods' | 'service'
  readonly name: string
  readonly amountMinor: number
}

/** One attempt to pay, the same at every repetition: a provider refuses a key that comes back with other data. */
export interface PaymentRequest {
  /** Ours; also the key by which the provider tells a repetition from something new. */
  readonly id: string
  /** What the customer reads on the page: the venue and the order's number. */
  readonly title: string
  readonly amountMinor: number
  readonly currency: string
  /** Add up to the amount. */
  readonly lines: readonly [PaymentLine, ...PaymentLine[]]
  readonly email: string | null
  readonly locale: Locale
  /** The customer's return proves nothing: it is the same whatever happened on the page. */
  readonly returnUrl: string
  /** Where this server is reached, without a path. */
  readonly serverOrigin: string
}

export interface OpenedPayment {
  readonly providerPaymentId: string
  readonly redirectUrl: string
}

/** What the provider says of a payment. `waiting`: the customer, or the bank, has not decided. */
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
  /** Of a refund that was begun and had not ended when it was last looked at. */
  readonly refundId: string | null
  /** By it the provider tells a repetition from a new refund: another one only after a refund that `failed`. */
  readonly refundKey: string
}

/** `failed`: called off for good. Nothing went back under it, and a repetition only tells of it again. */
export interface Refund {
  readonly status: 'refunded' | 'waiting' | 'failed'
  readonly refundId: string
}

/** The provider did not answer, or not as documented. The detail is for the log and names nobody. */
export class ProviderFailure {
  readonly detail: string
  /** The same id would get the same answer, however often it asked: only a new attempt can do better. */
  readonly isFinal: boolean

  constructor(detail: string, isFinal = false) {
    this.detail = detail
    this.isFinal = isFinal
  }
}

export interface ProviderCallback {
  /** As it came: signatures cover bytes. */
  readonly body: Buffer
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
}

/**
 * `word`: the signature was theirs. `hint`: it carries none, so the provider is asked back before anything is
 * believed. `irrelevant`: theirs, and about something else.
 */
export type CallbackReading =
  | { readonly kind: 'word'; readonly paymentId: string; readonly word: PaymentWord }
  | { readonly kind: 'hint'; readonly providerPaymentId: string }
  | { readonly kind: 'irrelevant' | 'forged' | 'unreadable' }

export interface PaymentProvider {
  readonly name: PaymentProviderName
  /** May be repeated: the same request opens the same page. */
  open(request: PaymentRequest): Promise<OpenedPayment | ProviderFailure>
  ask(providerPaymentId: string): Promise<PaymentWord | ProviderFailure>
  /** All of it. May be repeated: the money goes back once. */
  refund(payment: PaidPayment): Promise<Refund | ProviderFailure>
  /** Closes the page of a payment nobody wants any more, where the provider can. */
  withdraw?(providerPaymentId: string): Promise<ProviderFailure | undefined>
  readCallback(callback: ProviderCallback): Promise<CallbackReading>
}
