/** Lies in the history entry: back closes the search, and back from a dish finds it again with its words. */
export interface SearchState {
  readonly search: string
}

/** What is searched for; undefined while nobody searches. An entry outlives versions, so it is not believed unread. */
export function findSearch(state: unknown): string | undefined {
  const search = (state as Partial<SearchState> | null)?.search
  return typeof search === 'string' ? search : undefined
}
