import type { Payment } from '@lavash/contract/payments'
import type { FastifyInstance } from 'fastify'
import type { Config } from '#config.ts'
import { refuse, Refusal } from '#errors.ts'
import { registerTimer } from '#jobs/register-timer.ts'
import { askProvider } from '#modules/payments/ask-provider.ts'
import { registerPaymentCallback } from '#modules/payments/callback-route.ts'
import { payOrder } from '#modules/payments/pay-order.ts'
import type { PaymentParts } from '#modules/payments/payment-parts.ts'
import { PaymentWatch } from '#modules/payments/payment-watch.ts'
import { findLatestPayment, findOpenPages, isOpen } from '#modules/payments/repository.ts'
import { registerSandbox } from '#modules/payments/sandbox-routes.ts'
import { findOrderRow, type OrderRow } from '#ordering/order-rows.ts'
import { toCustomerSite } from '#plugins/customer-site.ts'
import { serve } from '#plugins/serve.ts'
import type { Serving } from '#serving/serving.ts'

const watchEveryMs = 1000

export interface PaymentRouteParts extends PaymentParts {
  readonly config: Config
  readonly serving: Serving
}

/** `plugins/authenticate.ts` has compared the person in the path with the token. */
export function registerPayments(app: FastifyInstance, parts: PaymentRouteParts): void {
  const { config, db, serving, report } = parts
  registerPaymentCallback(app, parts)
  registerSandbox(app, parts)
  const watch = new PaymentWatch(parts)
  app.addHook('onClose', () => watch.settle())
  registerTimer(app, { everyMs: watchEveryMs, what: 'watching payments', work: () => watch.look(), report })

  serve(app, 'orders.payment', async (request) => {
    const order = await findOwn(request.params)
    if (order === undefined) return refuse('order.not-found')
    const latest = await findLatestPayment(db.read, order.id)
    if (latest === undefined || !isOpen(latest)) return toPayment(order)
    // Without the provider's answer the stored state is returned. It may be old, and both the client and the watch
    // ask again.
    await askProvider(parts, latest)
    return toPayment((await findOrderRow(db.read, order.id)) ?? order)
  })

  serve(app, 'orders.pay', async (request) => {
    const order = await findOwn(request.params)
    if (order === undefined) return refuse('order.not-found')
    const chosen = await payOrder(parts, {
      orderId: order.id,
      payType: request.body.payType,
      site: toCustomerSite(request, config),
      resto: await serving.findResto(order.restoId),
    })
    return chosen instanceof Refusal ? chosen : toPayment(chosen)
  })

  async function findOwn(params: { personId: string; orderId: string }): Promise<OrderRow | undefined> {
    const order = await findOrderRow(db.read, params.orderId)
    return order?.personId === params.personId ? order : undefined
  }

  async function toPayment({ id, payType, paymentStatus }: OrderRow): Promise<Payment> {
    const redirectUrl = (await findOpenPages(db.read, [id])).get(id)
    return { method: payType, status: paymentStatus, ...(redirectUrl !== undefined && { redirectUrl }) }
  }
}
