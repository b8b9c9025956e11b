import type { CallName } from '@lavash/contract/paths'
import type { Locale } from '@lavash/rulebook/site/locales'

/** What an app passes in: its table of paths, and its own services. */
export interface CallSettings<Name extends CallName> {
  paths: Readonly<Record<Name, { readonly method: string; readonly path: string }>>
  /** '' for the host of the document. */
  apiBase: string
  getLocale: () => Locale
  /** The storefront sends tokens and no cookies. The office sends its session cookie to its own host. */
  credentials: 'omit' | 'same-origin'
  /** An answer that was requested before the app's script ran. It replaces the first attempt. */
  takeEarly?: (locale: Locale, url: string) => Promise<Response> | undefined
  /** The message of a failure without an answer. */
  toNetworkText: (name: Name) => string
}
