import type { CallName } from '@lavash/contract/paths'
import { backoffMs, isWorthRepeating, maxAttempts, pause } from '#backoff.ts'
import type { CallAnswer, CallArguments } from '#call-options.ts'
import type { CallSettings } from '#call-settings.ts'
import { type Result, toHttpFailure, toNetworkFailure } from '#result.ts'
import { readRetryAfter } from '#retry-after.ts'
import { type LooseOptions, toRequest, toUrl } from '#to-request.ts'

/** `await call('restos.show', { params: { restoId } })`, with the names of the app's own table of paths. */
export type Call<Names extends CallName> = <Name extends Names>(
  name: Name,
  ...options: CallArguments<Name>
) => Promise<Result<CallAnswer<Name>>>

/** A cancelled call is no failure: it rejects with the signal's reason, like fetch. */
export function createCall<Names extends CallName>(settings: CallSettings<Names>): Call<Names> {
  return async (name, ...[options]) => {
    const given = (options ?? {}) as LooseOptions
    const isSafe = settings.paths[name].method === 'GET' || given.isRepeatable === true
    for (let attempt = 1; ; attempt += 1) {
      const answer = await attemptOnce(settings, name, given, isSafe)
      const { result } = answer
      const isSettled = result.ok || !isSafe || attempt === maxAttempts || !isWorthRepeating(result.failure)
      // The answer's type is the contract's. The server validates every answer before it sends it.
      if (isSettled) return result as never
      await pause(backoffMs(attempt, answer.retryAfterSeconds), given.signal)
    }
  }
}

interface Attempt {
  result: Result<unknown>
  retryAfterSeconds: number | undefined
}

async function attemptOnce<Name extends CallName>(
  settings: CallSettings<Name>,
  name: Name,
  options: LooseOptions,
  isSafe: boolean,
): Promise<Attempt> {
  const timeout = options.timeoutMs === undefined ? undefined : AbortSignal.timeout(options.timeoutMs)
  const signal = AbortSignal.any([options.signal, timeout].filter((one) => one !== undefined))
  const url = toUrl(settings, name, options)
  const request = toRequest(settings, name, options)
  const early = settings.takeEarly?.(options.locale ?? settings.getLocale(), url)
  const heard = await hear(
    early === undefined ? fetch(url, { ...request, signal }) : untilAborted(early, signal),
  )
  if (heard === undefined) {
    options.signal?.throwIfAborted()
    const failure = toNetworkFailure(settings.toNetworkText(name), timeout?.aborted === true)
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

/** Catches errors of the transport only. A fault of our code must not look like a lost network. */
async function hear(coming: Promise<Response>): Promise<{ response: Response; text: string } | undefined> {
  try {
    const response = await coming
    return { response, text: await response.text() }
  } catch {
    return undefined
  }
}

/** The document's script owns an early answer: it cannot be aborted here, so only the wait ends. */
function untilAborted(answer: Promise<Response>, signal: AbortSignal): Promise<Response> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
    answer.then(resolve, reject)
  })
}

/** Invalid JSON fails: it is a proxy's error page or half an answer. An empty body fails only for calls that may be repeated. */
function readBody(text: string, isSafe: boolean): { isReadable: boolean; value: unknown } {
  if (text === '') return { isReadable: !isSafe, value: undefined }
  try {
    return { isReadable: true, value: JSON.parse(text) }
  } catch {
    return { isReadable: false, value: undefined }
  }
}
