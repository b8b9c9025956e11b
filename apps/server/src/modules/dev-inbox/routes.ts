import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Config } from '#config.ts'
import type { Db } from '#db/db.ts'
import { refuse } from '#errors.ts'
import { renderInboxPage } from '#modules/dev-inbox/inbox-page.ts'
import { listDevMessages } from '#modules/dev-inbox/repository.ts'
import { serve } from '#plugins/serve.ts'

/** Where real messages are sent these routes do not exist. A 404 does not tell a stranger that they could. */
export function registerDevInbox(app: FastifyInstance, { config, db }: { config: Config; db: Db }): void {
  const isOpen = config.sms.provider === 'dev-inbox'
  serve(app, 'dev.messages', async () => {
    if (!isOpen) return refuse('request.not-found')
    const messages = await listDevMessages(db.read)
    return messages.map(({ recipient, text, sentAt }) => ({
      to: recipient,
      text,
      sentAt: new Date(sentAt).toISOString(),
    }))
  })
  serve(app, 'dev.inbox', async (_request, reply) => {
    if (!isOpen) return refuse('request.not-found')
    const nonce = randomBytes(16).toString('base64')
    return reply
      .header(
        'content-security-policy',
        `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      )
      .type('text/html; charset=utf-8')
      .send(renderInboxPage(await listDevMessages(db.read), nonce))
  })
}
