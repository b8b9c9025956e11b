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
 * The routes are one table of our own (config/paths.ts) and so is the scrolling, so all that is left of a router is
 * this: the current entry, and everything below it drawn anew when another comes.
 */
export function Router({ children }: { children: ReactNode }) {
  const [entry, setEntry] = useState(readEntry)
  // A transition: the page before stays until the next can be drawn.
  useLayoutEffect(() => followHistory((next) => startTransition(() => setEntry(next))), [])
  return <EntryContext value={entry}>{children}</EntryContext>
}

export function useEntry(): Entry {
  const entry = use(EntryContext)
  if (entry === undefined) throw new Error('Router is missing above this component')
  return entry
}

/** Leads on from a page that is not to be shown. */
export function GoTo({ to, state, replace = false }: NavigateOptions & { to: To }) {
  useEffect(() => {
    navigate(to, { state, replace })
    // Once: what it leads to takes this away.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return null
}
