import type { Call } from '#call.ts'
import { paths } from '#paths.ts'
import {
  paymentCallbackBodySchema,
  paymentProviderParamsSchema,
  sandboxDecisionSchema,
  sandboxPaymentParamsSchema,
} from '#payments.ts'

const open = { part: 'payments', auth: 'none', cache: 'no-store' } as const
const sandboxExample = { params: { paymentId: '019a8c41-0e70-7aaa-8bbb-0123456789ab' } }

export const paymentCalls = {
  'payments.callback': {
    ...paths['payments.callback'],
    ...open,
    summary: 'A payment provider tells what became of a payment',
    description:
      'The body is the provider’s own. Its signature is checked, or the provider is asked back, before anything is believed.',
    checklist: 'API-25',
    params: paymentProviderParamsSchema,
    body: paymentCallbackBodySchema,
    answers: { 204: { description: 'Taken; the same word said twice changes nothing' } },
    errors: ['auth.forbidden', 'payment.not-found', 'payment.provider-failed'],
    example: {
      params: { provider: 'sandbox' },
      body: {
        paymentId: '019a8c41-0e70-7aaa-8bbb-0123456789ab',
        status: 'paid',
        amount: 76200,
        signature: 'c0ffee',
      },
    },
  },
  'sandbox.page': {
    ...paths['sandbox.page'],
    ...open,
    summary: 'Payment page of the sandbox acquirer',
    description: 'No money moves. Answers 404 where a real provider is configured.',
    params: sandboxPaymentParamsSchema,
    answers: { 200: { description: 'The page', mediaType: 'text/html' } },
    errors: ['payment.not-found', 'request.not-found'],
    example: sandboxExample,
  },
  'sandbox.decide': {
    ...paths['sandbox.decide'],
    ...open,
    summary: 'What the customer did on the sandbox page',
    params: sandboxPaymentParamsSchema,
    body: sandboxDecisionSchema,
    bodyMediaType: 'application/x-www-form-urlencoded',
    answers: { 303: { description: 'Back to the storefront' } },
    errors: ['payment.not-found', 'request.not-found'],
    example: { ...sandboxExample, body: { outcome: 'approve' } },
  },
} as const satisfies Record<string, Call>
