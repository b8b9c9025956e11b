import type { FastifyInstance } from 'fastify'
import { refuse, type Refusal } from '#errors.ts'
import { askProvider } from '#modules/payments/ask-provider.ts'
import { hearWord } from '#modules/payments/hear-word.ts'
import type { PaymentParts } from '#modules/payments/payment-parts.ts'
import { findPayment, findPaymentOfProvider } from '#modules/payments/repository.ts'
import { isTooExpensive } from '#plugins/json-bodies.ts'
import { serve } from '#plugins/serve.ts'
import {
  type CallbackReading,
  type PaymentWord,
  ProviderFailure,
} from '#providers/payments/payment-provider.ts'

/** An encapsulated scope: the body stays raw bytes here, because the signature covers the bytes. */
export function registerPaymentCallback(app: FastifyInstance, parts: PaymentParts): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => {
      if (isTooExpensive(body.toString('latin1'))) done(refuse('request.invalid'))
      else done(null, body)
    })
    serve(scope, 'payments.callback', async (request, reply) => {
      const { provider } = parts
      const { body, headers } = request
      // An unconfigured provider has no callback.
      if (request.params.provider !== provider.name) return refuse('auth.forbidden')
      if (!Buffer.isBuffer(body)) return refuse('request.invalid')
      const reading = await provider.readCallback({ body, headers })
      const refusal = await hear(reading)
      return refusal ?? reply.code(204).send()
    })
  })

  async function hear(reading: CallbackReading): Promise<Refusal | undefined> {
    switch (reading.kind) {
      case 'word':
        return hearOwn(reading.paymentId, reading.word)
      case 'hint':
        return askBack(reading.providerPaymentId)
      case 'irrelevant':
        return undefined
      case 'forged':
        return refuse('auth.forbidden')
      case 'unreadable':
        return refuse('request.invalid')
    }
  }

  /**
   * Two installations may share one account and receive each other's events. Answer 2xx all the same: otherwise the
   * provider repeats the event for days and then disables the callbacks.
   */
  async function hearOwn(paymentId: string, word: PaymentWord): Promise<Refusal | undefined> {
    const payment = await findPayment(parts.db.read, paymentId)
    return payment === undefined ? undefined : hearWord(parts, paymentId, word)
  }

  /** Only for our own payments: a stranger must not make the server poll arbitrary ids. */
  async function askBack(providerPaymentId: string): Promise<Refusal | undefined> {
    const payment = await findPaymentOfProvider(parts.db.read, parts.provider.name, providerPaymentId)
    if (payment === undefined) return refuse('payment.not-found')
    const answer = await askProvider(parts, payment)
    return answer instanceof ProviderFailure ? refuse('payment.provider-failed') : answer
  }
}
