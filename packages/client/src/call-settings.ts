import type { CallName } from '@lavash/contract/paths'
import type { Locale } from '@lavash/rulebook/site/locales'

/** What an app gives once: its own table of paths, and what this package cannot know. */
export interface CallSettings<Name extends CallName> {
  paths: Readonly<Record<Name, { readonly method: string; readonly path: string }>>
  /** '' for the host of the document. */
  apiBase: string
  getLocale: () => Locale
  /** The storefront sends tokens and no cookies; an app with a session cookie sends it to its own host only. */
  credentials: 'omit' | 'same-origin'
  /** An answer that was asked for before the app's script ran. It stands for the first attempt. */
  takeEarly?: (locale: Locale, url: string) => Promise<Response> | undefined
  /** What a failure says when no answer came. */
  toNetworkText: (name: Name) => string
}
