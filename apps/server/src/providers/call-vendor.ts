import { measuredFetch } from '#tracing/measured-fetch.ts'

interface VendorCall {
  readonly url: string
  readonly headers?: Readonly<Record<string, string>>
  readonly timeoutMs?: number | undefined
}

export interface VendorRequest extends VendorCall {
  readonly form: Readonly<Record<string, string | undefined>>
}

/** `unsent`: the vendor never saw it. `unknown`: it may have done what was asked, and we do not know. */
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

/** A form sent to a vendor. Whatever goes wrong is a value: a vendor's bad day is nothing unexpected. */
export function postForm({ form, ...call }: VendorRequest): Promise<VendorAnswer> {
  const fields = Object.entries(form).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  )
  return request(call, { method: 'POST', body: new URLSearchParams(Object.fromEntries(fields)) })
}

/** JSON sent to a vendor, or, without any, a question. */
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
      // Credentials must not follow a redirect to somebody else.
      redirect: 'error',
      // Covers the body too: a vendor may answer its headers and then hang.
      signal: AbortSignal.timeout(timeoutMs),
    })
    return { ok: true, status: response.status, body: parseJson(await response.text()) }
  } catch (error) {
    return toFailure(error, timeoutMs)
  }
}

/** A field of a foreign answer: nothing about its shape is taken for granted. */
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
  // What fetch throws for the network is a TypeError whose cause knows more.
  if (!(error instanceof TypeError)) throw error
  const code = textOf(error.cause, 'code') ?? 'connection broken'
  return { ok: false, reached: neverLeft.has(code) ? 'unsent' : 'unknown', detail: code }
}
