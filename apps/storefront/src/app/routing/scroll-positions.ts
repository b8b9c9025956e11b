import { findVisitValue, setVisitValue } from '#storage/visit-values.ts'

const name = 'scroll_positions'
/** Nobody goes back further; the session's storage is shared with the theme and is not large. */
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
  // Taken out first, so that the newest stand at the end and the oldest fall off.
  positions.delete(entryKey)
  positions.set(entryKey, topPx)
}

/** Before the page goes: a reload finds them again. */
export function keepScrollPositions(): void {
  setVisitValue(name, [...positions].slice(-maxEntries))
}
