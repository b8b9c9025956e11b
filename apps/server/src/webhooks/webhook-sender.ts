import { Webhook } from 'standardwebhooks'
import { GiveUp, type JobHandler } from '#jobs/outbox-worker.ts'
import { measuredFetch } from '#tracing/measured-fetch.ts'
import { toTraceHeaders } from '#tracing/span.ts'

export const webhookKind = 'webhook'

const answerWithinMs = 15_000

/**
 * Standard Webhooks: the job's key is the message's id, the same at every attempt, so that the receiver can drop
 * what it has had. The signature covers id, time of the attempt and the exact bytes of the body.
 */
export function makeWebhookSender(target: { readonly url: string; readonly secret: string }): JobHandler {
  const webhook = new Webhook(target.secret)
  return async ({ key, payload }, signal) => {
    const at = new Date()
    const response = await measuredFetch(target.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Lavash',
        'webhook-id': key,
        'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
        'webhook-signature': webhook.sign(key, at, payload),
        ...toTraceHeaders(),
      },
      body: payload,
      // Whoever answers for a moved receiver was not given the secret.
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(answerWithinMs)]),
    })
    await response.body?.cancel()
    if (response.ok) return
    const message = `The webhook's receiver answered ${response.status}`
    // Standard Webhooks: 410 means that the receiver wants no more of them.
    throw response.status === 410 ? new GiveUp(message) : new Error(message)
  }
}
