import { findVisitValue, setVisitValue } from '#storage/visit-values.ts'

const name = 'recent_searches'
const maxCount = 6

/** The newest first, each once however it was written, as many as fit two rows of chips. */
export function addRecentSearch(recent: readonly string[], query: string): string[] {
  const added = query.trim()
  if (added === '') return [...recent]
  const others = recent.filter((text) => text.toLowerCase() !== added.toLowerCase())
  return [added, ...others].slice(0, maxCount)
}

/** Kept for the visit, because the stored keys are fixed (B-07). */
export function readRecentSearches(): string[] {
  const raw = findVisitValue(name)
  return Array.isArray(raw) ? raw.filter((text) => typeof text === 'string').slice(0, maxCount) : []
}

export function rememberSearch(query: string): void {
  setVisitValue(name, addRecentSearch(readRecentSearches(), query))
}
