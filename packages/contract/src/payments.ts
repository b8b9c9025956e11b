import { tokenMaxLength } from '@lavash/rulebook/site/limits'
import { paymentStatuses } from '@lavash/rulebook/order/payment-status'
import { Type, type Static } from 'typebox'
import { paymentMethodSchema } from '#order-choices.ts'
import { amountMinor, url, uuid } from '#scalars.ts'

export const paymentStatusSchema = Type.Enum(paymentStatuses, {
  type: 'string',
  title: 'PaymentStatus',
})
export type PaymentStatus = Static<typeof paymentStatusSchema>

export const paymentSchema = Type.Object(
  {
    method: paymentMethodSchema,
    status: paymentStatusSchema,
    redirectUrl: Type.Optional(
      Type.String({ ...url, description: 'The payment page, while an online payment waits' }),
    ),
  },
  { title: 'Payment' },
)
export type Payment = Static<typeof paymentSchema>

export const payOrderBodySchema = Type.Object(
  { payType: paymentMethodSchema },
  { title: 'PayOrderBody', additionalProperties: false },
)
export type PayOrderBody = Static<typeof payOrderBodySchema>

export const paymentProviderParamsSchema = Type.Object({
  provider: Type.Enum(['sandbox', 'stripe', 'yookassa'], { type: 'string' }),
})

/** Providers' own shapes. Each provider module verifies its signature over the raw bytes before it reads a field. */
export const paymentCallbackBodySchema = Type.Unknown({ title: 'PaymentCallbackBody' })

export const sandboxPaymentParamsSchema = Type.Object({ paymentId: uuid })

export const sandboxOutcomeSchema = Type.Enum(
  ['approve', 'decline', 'abandon', 'slow', 'callback-lost', 'callback-twice', 'callback-before-return'],
  { type: 'string', title: 'SandboxOutcome' },
)
export const sandboxDecisionSchema = Type.Object(
  { outcome: sandboxOutcomeSchema },
  { title: 'SandboxDecision', additionalProperties: false },
)
export type SandboxDecision = Static<typeof sandboxDecisionSchema>

export const sandboxCallbackSchema = Type.Object(
  {
    paymentId: uuid,
    status: Type.Enum(['paid', 'failed'], { type: 'string' }),
    amount: amountMinor,
    signature: Type.String({ maxLength: tokenMaxLength }),
  },
  { title: 'SandboxCallback', additionalProperties: false },
)
export type SandboxCallback = Static<typeof sandboxCallbackSchema>
