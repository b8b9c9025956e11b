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
  /** The Idempotence-Key of a changing call. Undefined for a read. */
  readonly key?: string
  readonly body?: unknown
}

/** A call that YooKassa refuses for good: a retry is useless. */
export class YookassaRefusal extends ProviderFailure {}

/** Returns the answer's object, of unknown shape, or a ProviderFailure. */
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
  // Only the code is kept, because the description may quote the request. 202 means 'in progress' and 500 'unknown':
  // the same key asks again (https://yookassa.ru/developers/using-api/response-handling/recommendations).
  const detail = `HTTP ${answer.status} ${textOf(answer.body, 'code') ?? 'without a code'}`
  return answer.status === 400 ? new YookassaRefusal(detail) : new ProviderFailure(detail)
}
