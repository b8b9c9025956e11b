import type { Config } from '#config.ts'
import type { PaymentProvider } from '#providers/payments/payment-provider.ts'
import { createSandboxProvider, type SandboxBooks } from '#providers/payments/sandbox.ts'

export async function createPaymentProvider(
  payments: Config['payments'],
  sandboxBooks: SandboxBooks,
): Promise<PaymentProvider> {
  switch (payments.provider) {
    case 'stripe': {
      // Imported on demand, because the package is larger than the rest of the server.
      const { createStripeProvider } = await import('#providers/payments/stripe.ts')
      return createStripeProvider(payments)
    }
    case 'yookassa': {
      const { createYookassaProvider } = await import('#providers/payments/yookassa.ts')
      return createYookassaProvider(payments)
    }
    case 'sandbox':
      return createSandboxProvider(sandboxBooks)
  }
}
