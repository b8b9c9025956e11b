/** An entry of the browser's history, as pages see it. */
export interface Entry {
  readonly pathname: string
  readonly search: string
  readonly hash: string
  /** State of the navigation. It outlives reloads and releases, so readers must validate it. */
  readonly state: unknown
  /** Identifies the entry across reloads and going back. */
  readonly key: string
  readonly kind: 'push' | 'replace' | 'traverse'
}

/** `{ hash }` alone stays on the page. */
export type To = string | { readonly pathname?: string; readonly search?: string; readonly hash?: string }

/** The stored form: the navigation's state, the entry's key, and the number of our entries before it. */
export interface Kept {
  readonly usr?: unknown
  readonly key?: string
  readonly idx?: number
}

type Place = Pick<Entry, 'pathname' | 'search' | 'hash'>

export function toHref(to: To, current: Pick<Place, 'pathname'>): string {
  if (typeof to === 'string') return to
  const { pathname = current.pathname, search = '', hash = '' } = to
  return pathname + begun('?', search) + begun('#', hash)
}

function begun(sign: '?' | '#', text: string): string {
  return text === '' || text.startsWith(sign) ? text : sign + text
}

export function toEntry({ pathname, search, hash }: Place, kept: Kept | null, kind: Entry['kind']): Entry {
  return { pathname, search, hash, state: kept?.usr ?? null, key: kept?.key ?? 'default', kind }
}

export function makeKey(): string {
  return Math.random().toString(36).slice(2, 10)
}
