import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { refuse } from '#errors.ts'
import type { PaymentParts } from '#modules/payments/payment-parts.ts'
import { decideSandboxPayment, findSandboxRow } from '#modules/payments/sandbox-books.ts'
import { SandboxCourier } from '#modules/payments/sandbox-courier.ts'
import { renderSandboxPage } from '#modules/payments/sandbox-page.ts'
import { serve } from '#plugins/serve.ts'

/** With a real acquirer these routes do not exist. A 404 does not tell a stranger that they could. */
export function registerSandbox(app: FastifyInstance, parts: PaymentParts): void {
  const { db, clock, provider } = parts
  const isOpen = provider.name === 'sandbox'
  let courier: SandboxCourier | undefined
  app.addHook('onReady', async () => {
    if (isOpen) courier = new SandboxCourier(app, parts)
  })
  app.addHook('onClose', () => courier?.stop())

  serve(app, 'sandbox.page', async ({ params }, reply) => {
    if (!isOpen) return refuse('request.not-found')
    const row = await findSandboxRow(db.read, params.paymentId)
    if (row === undefined) return refuse('payment.not-found')
    const nonce = randomBytes(16).toString('base64')
    // Browsers apply form-action to the redirect after a form, too.
    const wayBack = new URL(row.returnUrl).origin
    return reply
      .header(
        'content-security-policy',
        `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'self' ${wayBack}; frame-ancestors 'none'`,
      )
      .type('text/html; charset=utf-8')
      .send(renderSandboxPage(row, clock.now(), nonce))
  })

  void app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )
    serve(scope, 'sandbox.decide', async ({ params: { paymentId }, body: { outcome } }, reply) => {
      if (!isOpen) return refuse('request.not-found')
      const row = await findSandboxRow(db.read, paymentId)
      if (row === undefined) return refuse('payment.not-found')
      if (outcome === 'abandon') return reply.redirect(row.returnUrl, 303)
      await decideSandboxPayment(parts, paymentId, outcome)
      if (outcome === 'callback-before-return') await courier?.deliver()
      else courier?.deliverSoon()
      return reply.redirect(row.returnUrl, 303)
    })
  })
}
