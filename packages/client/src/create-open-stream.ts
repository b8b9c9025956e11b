import type { CallName } from '@lavash/contract/paths'
import { isWorthRepeating } from '#backoff.ts'
import type { CallOptions } from '#call-options.ts'
import type { CallSettings } from '#call-settings.ts'
import { toHttpFailure } from '#result.ts'
import { readRetryAfter } from '#retry-after.ts'
import { type LooseOptions, toRequest, toUrl } from '#to-request.ts'

export type OpenStream<Names extends CallName> = <Name extends Names>(
  name: Name,
  options: CallOptions<Name>,
  /** '' where there is nothing to resume from. */
  lastEventId: string,
  signal: AbortSignal,
) => Promise<OpenedStream>

export type OpenedStream =
  | { readonly kind: 'open'; readonly body: ReadableStream<Uint8Array> }
  /** Try again later: a fault on the way, a busy server, or a token that has expired and is another one by then. */
  | { readonly kind: 'busy'; readonly retryAfterSeconds: number | undefined }
  /** Never: what was asked for does not exist, or belongs to somebody else. */
  | { readonly kind: 'refused' }

export function createOpenStream<Names extends CallName>(settings: CallSettings<Names>): OpenStream<Names> {
  return async (name, options, lastEventId, signal) => {
    const given = options as LooseOptions
    const request = toRequest(settings, name, given)
    const headers = new Headers(request.headers)
    headers.set('accept', 'text/event-stream')
    if (lastEventId !== '') headers.set('last-event-id', lastEventId)
    // Low: nobody waits for a stream, and the requests that a page is made of come first.
    const init: RequestInit = { ...request, headers, signal, priority: 'low' }
    const response = await fetch(toUrl(settings, name, given), init)
    if (response.ok)
      return response.body === null ? { kind: 'refused' } : { kind: 'open', body: response.body }
    const isPassing =
      isWorthRepeating(toHttpFailure(response, undefined)) ||
      response.status >= 500 ||
      response.status === 401
    return isPassing ? { kind: 'busy', retryAfterSeconds: readRetryAfter(response) } : { kind: 'refused' }
  }
}
