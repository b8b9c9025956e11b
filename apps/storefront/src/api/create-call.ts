import { fillPath, type StorefrontCall, storefrontPaths } from '@lavash/contract/storefront-paths'
import type { Locale } from '@lavash/rulebook/site/locales'
import { backoffMs, isWorthRepeating, maxAttempts, pause } from '#api/backoff.ts'
import type { CallAnswer, CallArguments, CallOptions } from '#api/call-options.ts'
import { takeEarly } from '#api/early-answers.ts'
import {
  accountNetworkErrorText,
  networkErrorText,
  type Result,
  toHttpFailure,
  toNetworkFailure,
} from '#api/result.ts'

export interface CallSettings {
  /** '' for the storefront's own host. */
  apiBase: string
  getLocale: () => Locale
}

export type Call = <Name extends StorefrontCall>(
  name: Name,
  ...options: CallArguments<Name>
) => Promise<Result<CallAnswer<Name>>>

interface LooseOptions {
  params?: Readonly<Record<string, string | number>>
  query?: Readonly<Record<string, string | number>>
  body?: unknown
  headers?: Readonly<Record<string, string>>
  token?: string
  signal?: AbortSignal
  locale?: Locale
  timeoutMs?: number
  isRepeatable?: boolean
}

/** Cancelling is the caller's own doing and no failure: it rejects with the signal's reason, like fetch itself. */
export function createCall(settings: CallSettings): Call {
  return async (name, ...[options]) => {
    const given = (options ?? {}) as LooseOptions
    const isSafe = storefrontPaths[name].method === 'GET' || given.isRepeatable === true
    for (let attempt = 1; ; attempt += 1) {
      const answer = await attemptOnce(settings, name, given, isSafe)
      const { result } = answer
      const isSettled = result.ok || !isSafe || attempt === maxAttempts || !isWorthRepeating(result.failure)
      // The contract's type is all that is known of an answer: the server has validated it on its way out.
      if (isSettled) return result as never
      await pause(backoffMs(attempt, answer.retryAfterSeconds), given.signal)
    }
  }
}

export type OpenStream = <Name extends StorefrontCall>(
  name: Name,
  options: CallOptions<Name>,
  /** '' where there is nothing to resume from. */
  lastEventId: string,
  signal: AbortSignal,
) => Promise<OpenedStream>

export type OpenedStream =
  | { readonly kind: 'open'; readonly body: ReadableStream<Uint8Array> }
  /**
   * Not now: a fault on the way, or a server with its hands full. A token that was not taken belongs here too: the next
   * time it is another one, or nobody is signed in.
   */
  | { readonly kind: 'busy'; readonly retryAfterSeconds: number | undefined }
  /** Not ever: what was asked for does not exist, or is not ours to see. */
  | { readonly kind: 'refused' }

export function createOpenStream(settings: CallSettings): OpenStream {
  return async (name, options, lastEventId, signal) => {
    const given = options as LooseOptions
    const request = toRequest(settings, name, given)
    const headers = new Headers(request.headers)
    headers.set('accept', 'text/event-stream')
    if (lastEventId !== '') headers.set('last-event-id', lastEventId)
    // Nobody waits for it: what a page is made of comes first.
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

interface Attempt {
  result: Result<unknown>
  retryAfterSeconds: number | undefined
}

async function attemptOnce(
  settings: CallSettings,
  name: StorefrontCall,
  options: LooseOptions,
  isSafe: boolean,
): Promise<Attempt> {
  const timeout = options.timeoutMs === undefined ? undefined : AbortSignal.timeout(options.timeoutMs)
  const signal = AbortSignal.any([options.signal, timeout].filter((one) => one !== undefined))
  const url = toUrl(settings, name, options)
  const request = toRequest(settings, name, options)
  const early = takeEarly(options.locale ?? settings.getLocale(), url)
  const heard = await hear(
    early === undefined ? fetch(url, { ...request, signal }) : untilAborted(early, signal),
  )
  if (heard === undefined) {
    options.signal?.throwIfAborted()
    const message = isAccountCall(name) ? accountNetworkErrorText : networkErrorText
    const failure = toNetworkFailure(message, timeout?.aborted === true)
    return { result: { ok: false, failure }, retryAfterSeconds: undefined }
  }
  const { response, text } = heard
  const body = readBody(text, isSafe)
  return {
    result:
      response.ok && body.isReadable
        ? { ok: true, value: body.value, status: response.status }
        : { ok: false, failure: toHttpFailure(response, body.value) },
    retryAfterSeconds: readRetryAfter(response),
  }
}

/** The transport alone: whatever it throws, there was no answer. Faults of ours stand outside of it. */
async function hear(coming: Promise<Response>): Promise<{ response: Response; text: string } | undefined> {
  try {
    const response = await coming
    return { response, text: await response.text() }
  } catch {
    return undefined
  }
}

function readRetryAfter({ headers }: Response): number | undefined {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN)
  return Number.isFinite(seconds) ? seconds : undefined
}

/** What was asked for elsewhere is not ended by us, but it is waited for no longer. */
function untilAborted(answer: Promise<Response>, signal: AbortSignal): Promise<Response> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
    answer.then(resolve, reject)
  })
}

function toUrl(settings: CallSettings, name: StorefrontCall, { params, query }: LooseOptions): string {
  return settings.apiBase + fillPath(storefrontPaths[name].path, params, query)
}

function toRequest(settings: CallSettings, name: StorefrontCall, options: LooseOptions): RequestInit {
  const headers = new Headers(options.headers)
  headers.set('accept', 'application/json')
  headers.set('accept-language', options.locale ?? settings.getLocale())
  if (options.token !== undefined) headers.set('authorization', `Bearer ${options.token}`)
  const request: RequestInit = {
    method: storefrontPaths[name].method,
    mode: 'cors',
    credentials: 'omit',
    headers,
  }
  if (options.body === undefined) return request
  headers.set('content-type', 'application/json')
  return { ...request, body: JSON.stringify(options.body) }
}

/** A proxy's error page or half an answer must not pass for an answer; nothing at all may where it cannot be asked again. */
function readBody(text: string, isSafe: boolean): { isReadable: boolean; value: unknown } {
  if (text === '') return { isReadable: !isSafe, value: undefined }
  try {
    return { isReadable: true, value: JSON.parse(text) }
  } catch {
    return { isReadable: false, value: undefined }
  }
}

/** E-01: profile and sign-in calls have a shorter text for a missing answer. */
function isAccountCall(name: StorefrontCall): boolean {
  return name === 'persons.me' || name.startsWith('sign')
}
