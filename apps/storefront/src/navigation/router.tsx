import {
  createContext,
  type ReactNode,
  startTransition,
  use,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react'
import type { Entry, To } from '#navigation/entry.ts'
import { followHistory, navigate, type NavigateOptions, readEntry } from '#navigation/history.ts'

const EntryContext = createContext<Entry | undefined>(undefined)

/**
 * The whole router: routes and scrolling are elsewhere (config/paths.ts, app/routing), so it provides the current
 * entry and renders for a new one.
 */
export function Router({ children }: { children: ReactNode }) {
  const [entry, setEntry] = useState(readEntry)
  // A transition: the old page stays until the new one can be rendered.
  useLayoutEffect(() => followHistory((next) => startTransition(() => setEntry(next))), [])
  return <EntryContext value={entry}>{children}</EntryContext>
}

export function useEntry(): Entry {
  const entry = use(EntryContext)
  if (entry === undefined) throw new Error('Router is missing above this component')
  return entry
}

/** Redirects from a page that is not to be shown. */
export function GoTo({ to, state, replace = false }: NavigateOptions & { to: To }) {
  useEffect(() => {
    navigate(to, { state, replace })
    // Once: what it leads to takes this away.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return null
}
