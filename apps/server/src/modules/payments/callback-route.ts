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

/** In a scope of its own: here a JSON body stays the bytes that were signed. */
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
      // A provider that is not configured says nothing here.
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
   * Two installations may share one account, and each hears of the other's payments. Anything but 2xx would make the
   * provider repeat the event for days and then switch the callbacks off.
   */
  async function hearOwn(paymentId: string, word: PaymentWord): Promise<Refusal | undefined> {
    const payment = await findPayment(parts.db.read, paymentId)
    return payment === undefined ? undefined : hearWord(parts, paymentId, word)
  }

  /** Only about payments of ours: a stranger must not make us ask for whatever they like. */
  async function askBack(providerPaymentId: string): Promise<Refusal | undefined> {
    const payment = await findPaymentOfProvider(parts.db.read, parts.provider.name, providerPaymentId)
    if (payment === undefined) return refuse('payment.not-found')
    const answer = await askProvider(parts, payment)
    return answer instanceof ProviderFailure ? refuse('payment.provider-failed') : answer
  }
}
