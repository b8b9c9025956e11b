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
  /** '' if there is no id to resume from. */
  lastEventId: string,
  signal: AbortSignal,
) => Promise<OpenedStream>

export type OpenedStream =
  | { readonly kind: 'open'; readonly body: ReadableStream<Uint8Array> }
  /** Retry later: a network fault, a busy server, or an expired token that will be renewed. */
  | { readonly kind: 'busy'; readonly retryAfterSeconds: number | undefined }
  /** Do not retry: the resource does not exist or belongs to somebody else. */
  | { readonly kind: 'refused' }

export function createOpenStream<Names extends CallName>(settings: CallSettings<Names>): OpenStream<Names> {
  return async (name, options, lastEventId, signal) => {
    const given = options as LooseOptions
    const request = toRequest(settings, name, given)
    const headers = new Headers(request.headers)
    headers.set('accept', 'text/event-stream')
    if (lastEventId !== '') headers.set('last-event-id', lastEventId)
    // Low priority, because the page's own requests come first.
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
