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
  /** The configuration that sends to it. */
  readonly env: Readonly<Record<string, string>>
  /** Every attempt, whatever it was answered with. */
  readonly heard: HeardWebhook[]
}

const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'

/** A kitchen's own system: checks every signature with the library of Standard Webhooks, answers what the test says. */
export async function startWebhookReceiver(
  answer: (attempt: number, body: OrderWebhook) => number = () => 204,
): Promise<WebhookReceiver> {
  const webhook = new Webhook(secret)
  const heard: HeardWebhook[] = []
  const receive = async (request: IncomingMessage): Promise<number> => {
    const payload = await text(request)
    const id = String(request.headers['webhook-id'])
    // Throws when the signature is not ours.
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
