import { findVisitValue, setVisitValue } from '#storage/visit-values.ts'

const name = 'scroll_positions'
/** Bounds the list, because the session's storage is small and shared. Nobody goes back further. */
const maxEntries = 100

const positions = readPositions()

function readPositions(): Map<string, number> {
  const raw = findVisitValue(name)
  const entries = Array.isArray(raw) ? raw.filter(isEntry) : []
  return new Map(entries)
}

function isEntry(raw: unknown): raw is [string, number] {
  return Array.isArray(raw) && typeof raw[0] === 'string' && typeof raw[1] === 'number'
}

export function findScrollTop(entryKey: string): number | null {
  return positions.get(entryKey) ?? null
}

export function rememberScrollTop(entryKey: string, topPx: number): void {
  // Removed and added again, so that the newest are last and the oldest are dropped.
  positions.delete(entryKey)
  positions.set(entryKey, topPx)
}

/** Saved when the page is hidden, so that a reload finds the positions. */
export function keepScrollPositions(): void {
  setVisitValue(name, [...positions].slice(-maxEntries))
}
