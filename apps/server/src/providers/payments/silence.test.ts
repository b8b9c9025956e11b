import { expect, test } from 'vitest'
import { startVendorDouble } from '../../../test/vendor-double.ts'
import { type PaymentProvider, ProviderFailure } from '#providers/payments/payment-provider.ts'
import { createStripeProvider } from '#providers/payments/stripe.ts'
import { createYookassaProvider } from '#providers/payments/yookassa.ts'

const providers: Readonly<Record<string, (url: string, timeoutMs?: number) => PaymentProvider>> = {
  stripe: (url, timeoutMs) =>
    createStripeProvider({
      secretKey: 'sk_1',
      webhookSecret: 'whsec_1',
      url,
      ...(timeoutMs && { timeoutMs }),
    }),
  yookassa: (url, timeoutMs) =>
    createYookassaProvider({ shopId: '1', secretKey: 'test_1', url, ...(timeoutMs && { timeoutMs }) }),
}

const payment = {
  id: '019a8c41-0e70-7aaa-8bbb-0123456789ab',
  providerPaymentId: 'theirs',
  amountMinor: 97_600,
  currency: 'RUB',
  refundId: null,
  refundKey: 'refund-1',
}
const request = {
  ...payment,
  title: 'Уголёк, K-417',
  lines: [{ kind: 'goods', name: 'Табуле', amountMinor: 97_600 }],
  email: 'anna@example.com',
  locale: 'ru',
  returnUrl: 'https://shawarma.example/cart',
  serverOrigin: 'https://shawarma.example',
} as const

test.each(Object.keys(providers))('%s that hangs keeps nobody waiting', async (name) => {
  await using double = await startVendorDouble(() => 'hang')
  const provider = providers[name]?.(double.url, 50)
  const answers = [
    await provider?.open(request),
    await provider?.ask('theirs'),
    await provider?.refund(payment),
  ]
  for (const answer of answers) expect(answer).toBeInstanceOf(ProviderFailure)
})

test.each(Object.keys(providers))('%s: what it says of a customer is not repeated', async (name) => {
  const message = 'anna@example.com is no address'
  await using double = await startVendorDouble(() => ({
    status: 400,
    body: {
      type: 'error',
      code: 'invalid_request',
      description: message,
      error: { message, type: 'api_error' },
    },
  }))
  const answer = await providers[name]?.(double.url).open(request)
  expect(answer).toMatchObject({ detail: expect.stringContaining('400') })
  expect(JSON.stringify(answer)).not.toContain('anna')
})
