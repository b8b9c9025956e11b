import { fillPath } from '@lavash/contract/fill-path'
import type { CallName } from '@lavash/contract/paths'
import type { Locale } from '@lavash/rulebook/site/locales'
import type { CallSettings } from '#call-settings.ts'

/** The options of a call without their types, which the functions below cannot resolve. */
export interface LooseOptions {
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

export function toUrl<Name extends CallName>(
  { apiBase, paths }: CallSettings<Name>,
  name: Name,
  { params, query }: LooseOptions,
): string {
  return apiBase + fillPath(paths[name].path, params, query)
}

export function toRequest<Name extends CallName>(
  { paths, credentials, getLocale }: CallSettings<Name>,
  name: Name,
  options: LooseOptions,
): RequestInit {
  const headers = new Headers(options.headers)
  headers.set('accept', 'application/json')
  headers.set('accept-language', options.locale ?? getLocale())
  if (options.token !== undefined) headers.set('authorization', `Bearer ${options.token}`)
  const request: RequestInit = { method: paths[name].method, mode: 'cors', credentials, headers }
  if (options.body === undefined) return request
  headers.set('content-type', 'application/json')
  return { ...request, body: JSON.stringify(options.body) }
}
