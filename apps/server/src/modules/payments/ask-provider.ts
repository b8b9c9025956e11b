import type { Refusal } from '#errors.ts'
import { hearWord } from '#modules/payments/hear-word.ts'
import type { PaymentParts } from '#modules/payments/payment-parts.ts'
import type { PaymentRow } from '#modules/payments/repository.ts'
import { type PaymentWord, ProviderFailure } from '#providers/payments/payment-provider.ts'

/** Asks the provider for the state of an attempt and applies the answer. A failure goes to the operator's log. */
export async function askProvider(
  parts: PaymentParts,
  payment: PaymentRow,
): Promise<Refusal | ProviderFailure | undefined> {
  const word = await ask(parts, payment)
  if (!(word instanceof ProviderFailure)) return word && hearWord(parts, payment.id, word)
  parts.warn({ provider: payment.provider, detail: word.detail }, 'asking about a payment failed')
  return word
}

async function ask(
  { provider }: PaymentParts,
  payment: PaymentRow,
): Promise<PaymentWord | ProviderFailure | undefined> {
  if (payment.provider !== provider.name) {
    return new ProviderFailure(`${payment.provider} is not configured any more`)
  }
  return payment.providerPaymentId === null ? undefined : provider.ask(payment.providerPaymentId)
}
