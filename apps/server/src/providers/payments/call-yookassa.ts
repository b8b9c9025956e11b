import { callVendor, textOf } from '#providers/call-vendor.ts'
import { ProviderFailure } from '#providers/payments/payment-provider.ts'

export interface YookassaSettings {
  readonly shopId: string
  readonly secretKey: string
  readonly url: string
  readonly vatCode?: number | undefined
  readonly timeoutMs?: number
}

interface YookassaCall {
  readonly path: string
  /** Idempotence-Key of a call that changes something; without it something is read. */
  readonly key?: string
  readonly body?: unknown
}

/** They understood the call and will not do it: no repetition helps. */
export class YookassaRefusal extends ProviderFailure {}

/** The object they answer with, of a shape that is not taken for granted, or a ProviderFailure. */
export async function callYookassa(settings: YookassaSettings, call: YookassaCall): Promise<unknown> {
  const { shopId, secretKey, url, timeoutMs } = settings
  const credentials = Buffer.from(`${shopId}:${secretKey}`).toString('base64')
  const answer = await callVendor({
    url: `${url}${call.path}`,
    headers: {
      authorization: `Basic ${credentials}`,
      ...(call.key !== undefined && { 'idempotence-key': call.key }),
    },
    json: call.body,
    timeoutMs,
  })
  if (!answer.ok) return new ProviderFailure(answer.detail)
  if (answer.status === 200) return answer.body
  // Their description may quote what we sent; their code does not. 202 means 'still at it' and 500 'nobody knows yet': the
  // same key repeats the question (https://yookassa.ru/developers/using-api/response-handling/recommendations).
  const detail = `HTTP ${answer.status} ${textOf(answer.body, 'code') ?? 'without a code'}`
  return answer.status === 400 ? new YookassaRefusal(detail) : new ProviderFailure(detail)
}
