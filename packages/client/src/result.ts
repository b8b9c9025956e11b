/** E-01: the fixed English texts of a failure (docs/specification/texts.md). */
const requestFailedText = 'failed to execute the request'
const unknownErrorText = 'unknown error'

/**
 * The layer that failed. `network`: no answer, so retry later. `http`: an answer without a refusal, for example of a
 * proxy. `refusal`: the server's decision, with a code and a text for the customer.
 */
export type FailureLayer = 'network' | 'http' | 'refusal'

/** The first entry of the errors list. Other servers may send codes and fields of their own. */
export interface RefusalItem {
  readonly code?: string
  readonly message?: string
  readonly field?: string
  readonly [more: string]: unknown
}

export interface Failure {
  readonly layer: FailureLayer
  readonly message: string
  readonly code: string | undefined
  /** 0 and '' without an answer. */
  readonly status: number
  readonly statusText: string
  readonly isTimeout: boolean
  readonly item: RefusalItem | undefined
  readonly errors: readonly RefusalItem[]
}

export type Result<Value> =
  | { readonly ok: true; readonly value: Value; readonly status: number }
  | { readonly ok: false; readonly failure: Failure }

const silence = { code: undefined, status: 0, statusText: '', isTimeout: false, item: undefined, errors: [] }

export function toNetworkFailure(message: string, isTimeout: boolean): Failure {
  return { ...silence, layer: 'network', message, isTimeout }
}

/** E-01: the first item's message and code, or else the transport's. */
export function toHttpFailure(response: Response, body: unknown): Failure {
  const { status } = response
  // HTTP/2 has no status text, and some proxies send a blank.
  const statusText = response.statusText.trim()
  const errors = findErrors(body)
  const [item] = errors
  if (item === undefined) {
    return { ...silence, layer: 'http', message: statusText || requestFailedText, status, statusText }
  }
  const message = item.message || statusText || unknownErrorText
  return { ...silence, layer: 'refusal', message, code: item.code, status, statusText, item, errors }
}

function findErrors(body: unknown): RefusalItem[] {
  if (typeof body !== 'object' || body === null || !('errors' in body) || !Array.isArray(body.errors))
    return []
  const errors: unknown[] = body.errors
  return errors.filter((item): item is RefusalItem => typeof item === 'object' && item !== null)
}

/** For TanStack Query, which knows failures only as thrown errors. */
export class FailureError extends Error {
  readonly failure: Failure

  constructor(failure: Failure) {
    super(failure.message)
    this.name = 'FailureError'
    this.failure = failure
  }
}

export function getValue<Value>(result: Result<Value>): Value {
  if (result.ok) return result.value
  throw new FailureError(result.failure)
}

/** The failure inside an error. Undefined for a fault of our own. */
export function findFailure(error: unknown): Failure | undefined {
  return error instanceof FailureError ? error.failure : undefined
}
