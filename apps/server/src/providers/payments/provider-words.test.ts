import { expect, test } from 'vitest'
import { type DoubleAnswer, startVendorDouble } from '../../../test/vendor-double.ts'
import { ProviderFailure } from '#providers/payments/payment-provider.ts'
import { createStripeProvider } from '#providers/payments/stripe.ts'
import { createYookassaProvider } from '#providers/payments/yookassa.ts'

const stripe = (url: string) => createStripeProvider({ secretKey: 'sk_1', webhookSecret: 'whsec_1', url })
const yookassa = (url: string) => createYookassaProvider({ shopId: '1', secretKey: 'test_1', url })

const session = { id: 'cs_1', object: 'checkout.session', amount_total: 97_600, currency: 'rub' }

test.each([
  ['open', 'unpaid', 'waiting'],
  ['complete', 'paid', 'paid'],
  // A transfer in progress: the customer has finished, and the money has not arrived.
  ['complete', 'unpaid', 'waiting'],
  ['expired', 'unpaid', 'failed'],
])('a Stripe session that is %s and %s is %s', async (status, paid, expected) => {
  await using double = await startVendorDouble(() => ({ body: { ...session, status, payment_status: paid } }))
  expect(await stripe(double.url).ask('cs_1')).toEqual({
    status: expected,
    amountMinor: 97_600,
    currency: 'RUB',
  })
})

test('a Stripe session without an amount and a currency is worth nothing', async () => {
  await using double = await startVendorDouble(() => ({
    body: {
      id: 'cs_1',
      object: 'checkout.session',
      amount_total: null,
      currency: null,
      payment_status: 'paid',
    },
  }))
  expect(await stripe(double.url).ask('cs_1')).toEqual({ status: 'paid', amountMinor: 0, currency: '' })
})

const amount = { value: '976.00', currency: 'RUB' }

test.each([
  ['pending', 'waiting'],
  ['waiting_for_capture', 'waiting'],
  ['succeeded', 'paid'],
  ['canceled', 'failed'],
])('a YooKassa payment that is %s is %s', async (status, expected) => {
  await using double = await startVendorDouble(() => ({ body: { id: '1', status, amount } }))
  expect(await yookassa(double.url).ask('1')).toEqual({
    status: expected,
    amountMinor: 97_600,
    currency: 'RUB',
  })
})

test.each([
  ['a status nobody has documented', { id: '1', status: 'refunded', amount }],
  ['no status', { id: '1', amount }],
  ['no amount', { id: '1', status: 'succeeded' }],
  ['an amount that is no number', { id: '1', status: 'succeeded', amount: { ...amount, value: 'a lot' } }],
  ['no currency', { id: '1', status: 'succeeded', amount: { value: '976.00' } }],
])('a YooKassa payment with %s is no answer', async (_name, body) => {
  await using double = await startVendorDouble(() => ({ body }))
  expect(await yookassa(double.url).ask('1')).toBeInstanceOf(ProviderFailure)
})

const paid = {
  id: '019a8c41-0e70-7aaa-8bbb-0123456789ab',
  providerPaymentId: 'theirs',
  amountMinor: 97_600,
  currency: 'RUB',
  refundKey: 'refund-1',
}

test.each([
  ['stripe', 'pending', 'waiting'],
  ['stripe', 'requires_action', 'waiting'],
  ['stripe', 'succeeded', 'refunded'],
  ['stripe', 'failed', 'failed'],
  ['stripe', 'canceled', 'failed'],
  ['stripe', 'lost', undefined],
  ['yookassa', 'pending', 'waiting'],
  ['yookassa', 'succeeded', 'refunded'],
  ['yookassa', 'canceled', 'failed'],
  ['yookassa', 'lost', undefined],
])('%s: a refund that was begun and is %s by now is %s', async (name, status, expected) => {
  const answer: DoubleAnswer = { body: { id: 're_1', object: 'refund', status } }
  await using double = await startVendorDouble(() => answer)
  const provider = name === 'stripe' ? stripe(double.url) : yookassa(double.url)
  const refund = await provider.refund({ ...paid, refundId: 're_1' })
  if (expected === undefined) expect(refund).toBeInstanceOf(ProviderFailure)
  else expect(refund).toEqual({ status: expected, refundId: 're_1' })
  // The refund is only polled: a second request could refund twice.
  expect(double.seen.map(({ method }) => method)).toEqual(['GET'])
})
