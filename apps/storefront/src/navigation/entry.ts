/** One entry of the browser's history, as the pages see it. */
export interface Entry {
  readonly pathname: string
  readonly search: string
  readonly hash: string
  /** What travels with the navigation; it outlives reloads and versions, so nobody believes it unread. */
  readonly state: unknown
  /** Names the entry: a reload and a way back find it again. */
  readonly key: string
  readonly kind: 'push' | 'replace' | 'traverse'
}

/** `{ hash }` alone stays on the page. */
export type To = string | { readonly pathname?: string; readonly search?: string; readonly hash?: string }

/** What an entry keeps in the browser: its own state, its name and how many of ours lie before it. */
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
