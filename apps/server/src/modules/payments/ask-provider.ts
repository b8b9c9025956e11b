import type { Refusal } from '#errors.ts'
import { hearWord } from '#modules/payments/hear-word.ts'
import type { PaymentParts } from '#modules/payments/payment-parts.ts'
import type { PaymentRow } from '#modules/payments/repository.ts'
import { ProviderFailure } from '#providers/payments/payment-provider.ts'

/** Asks what became of an attempt and believes the answer. */
export async function askProvider(
  parts: PaymentParts,
  { id, provider, providerPaymentId }: PaymentRow,
): Promise<Refusal | ProviderFailure | undefined> {
  if (provider !== parts.provider.name) return new ProviderFailure(`${provider} is not configured any more`)
  if (providerPaymentId === null) return undefined
  const word = await parts.provider.ask(providerPaymentId)
  return word instanceof ProviderFailure ? word : hearWord(parts, id, word)
}
