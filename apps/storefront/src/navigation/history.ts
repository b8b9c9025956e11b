import { type Entry, type Kept, makeKey, type To, toEntry, toHref } from '#navigation/entry.ts'

const listeners = new Set<(entry: Entry) => void>()

/** Gives a document's first entry a key, so that a typed address does not inherit another page's scroll position. */
export function startHistory(): void {
  // The browser's own scroll restoration would conflict with ours.
  window.history.scrollRestoration = 'manual'
  const kept = readKept()
  if (kept?.key === undefined || kept.idx === undefined) {
    window.history.replaceState({ ...kept, key: kept?.key ?? makeKey(), idx: kept?.idx ?? 0 }, '')
  }
}

export function readEntry(kind: Entry['kind'] = 'traverse'): Entry {
  return toEntry(window.location, readKept(), kind)
}

export function followHistory(listener: (entry: Entry) => void): () => void {
  const handlePop = () => listener(readEntry())
  listeners.add(listener)
  window.addEventListener('popstate', handlePop)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('popstate', handlePop)
  }
}

/** True if the entry before is a page of this visit, and not of another site. */
export function canGoBack(): boolean {
  return (readKept()?.idx ?? 0) > 0
}

export function goBack(): void {
  window.history.back()
}

/** `replace` puts the new page in place of the current entry. */
export function navigate(to: To, { state = null, replace = false }: NavigateOptions = {}): void {
  const idx = readKept()?.idx ?? 0
  const kept: Kept = { usr: state, key: makeKey(), idx: replace ? idx : idx + 1 }
  const href = toHref(to, window.location)
  try {
    if (replace) window.history.replaceState(kept, '', href)
    else window.history.pushState(kept, '', href)
  } catch {
    // Safari refuses more than a hundred entries in half a minute. Then load the page instead.
    window.location.assign(href)
    return
  }
  const entry = readEntry(replace ? 'replace' : 'push')
  for (const listener of listeners) listener(entry)
}

export interface NavigateOptions {
  readonly state?: unknown
  readonly replace?: boolean
}

function readKept(): Kept | null {
  return window.history.state as Kept | null
}
