import { createServer, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import type { OrderWebhook } from '@lavash/contract/webhooks'
import { Webhook } from 'standardwebhooks'
import { listenOnLoopback } from './listen-on-loopback.ts'

export interface HeardWebhook {
  readonly id: string
  readonly status: number
  readonly body: OrderWebhook
}

export interface WebhookReceiver extends AsyncDisposable {
  /** Environment variables that make a server send its webhooks here. */
  readonly env: Readonly<Record<string, string>>
  /** Every delivery attempt, also the refused ones. */
  readonly heard: HeardWebhook[]
}

const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'

/**
 * A kitchen's system for tests. It verifies every signature with the library of Standard Webhooks and answers with
 * the status that the test chooses.
 */
export async function startWebhookReceiver(
  answer: (attempt: number, body: OrderWebhook) => number = () => 204,
): Promise<WebhookReceiver> {
  const webhook = new Webhook(secret)
  const heard: HeardWebhook[] = []
  const receive = async (request: IncomingMessage): Promise<number> => {
    const payload = await text(request)
    const id = String(request.headers['webhook-id'])
    // Throws if the signature is wrong.
    const body = webhook.verify(payload, request.headers as Record<string, string>) as OrderWebhook
    const status = answer(heard.filter((one) => one.id === id).length + 1, body)
    heard.push({ id, status, body })
    return status
  }
  const server = createServer((request, response) => {
    void receive(request)
      .catch(() => 401)
      .then((status) => response.writeHead(status).end())
  })
  const { url, close } = await listenOnLoopback(server)
  return { env: { WEBHOOK_URL: url, WEBHOOK_SECRET: secret }, heard, [Symbol.asyncDispose]: close }
}
