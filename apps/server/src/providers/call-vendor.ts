import { measuredFetch } from '#tracing/measured-fetch.ts'

interface VendorCall {
  readonly url: string
  readonly headers?: Readonly<Record<string, string>>
  readonly timeoutMs?: number | undefined
}

export interface VendorRequest extends VendorCall {
  readonly form: Readonly<Record<string, string | undefined>>
}

/** `unsent`: the vendor never received the call. `unknown`: the vendor may have performed it. */
export type VendorAnswer =
  | { readonly ok: true; readonly status: number; readonly body: unknown }
  | { readonly ok: false; readonly reached: 'unsent' | 'unknown'; readonly detail: string }

const defaultTimeoutMs = 5000
const neverLeft = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
])

/** Sends a form to a vendor. Every failure is a value, because a vendor's failure is expected. */
export function postForm({ form, ...call }: VendorRequest): Promise<VendorAnswer> {
  const fields = Object.entries(form).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  )
  return request(call, { method: 'POST', body: new URLSearchParams(Object.fromEntries(fields)) })
}

/** Sends JSON to a vendor, or a GET without a body. */
export function callVendor({ json, ...call }: VendorCall & { json?: unknown }): Promise<VendorAnswer> {
  if (json === undefined) return request(call, { method: 'GET' })
  const headers = { ...call.headers, 'content-type': 'application/json' }
  return request({ ...call, headers }, { method: 'POST', body: JSON.stringify(json) })
}

async function request(
  { url, headers = {}, timeoutMs = defaultTimeoutMs }: VendorCall,
  init: RequestInit,
): Promise<VendorAnswer> {
  try {
    const response = await measuredFetch(url, {
      ...init,
      headers: { accept: 'application/json', ...headers },
      // Credentials must not follow a redirect to another host.
      redirect: 'error',
      // Covers the body too: a vendor may answer its headers and then hang.
      signal: AbortSignal.timeout(timeoutMs),
    })
    return { ok: true, status: response.status, body: parseJson(await response.text()) }
  } catch (error) {
    return toFailure(error, timeoutMs)
  }
}

/** Reads a field of a vendor's answer, whatever its shape. */
export function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && name in value
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined
}

export function textOf(value: unknown, name: string): string | null {
  const field = fieldOf(value, name)
  return typeof field === 'string' && field.trim() !== '' ? field : null
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

function toFailure(error: unknown, timeoutMs: number): VendorAnswer {
  if (error instanceof DOMException && error.name === 'TimeoutError') {
    return { ok: false, reached: 'unknown', detail: `no answer within ${timeoutMs} ms` }
  }
  // A network fault of fetch is a TypeError. Its cause has the details.
  if (!(error instanceof TypeError)) throw error
  const code = textOf(error.cause, 'code') ?? 'connection broken'
  return { ok: false, reached: neverLeft.has(code) ? 'unsent' : 'unknown', detail: code }
}
