/** The state of the history entry: back closes the search, and back from a dish restores its query. */
export interface SearchState {
  readonly search: string
}

/** The query, or undefined without a search. An entry outlives releases, so its state is checked. */
export function findSearch(state: unknown): string | undefined {
  const search = (state as Partial<SearchState> | null)?.search
  return typeof search === 'string' ? search : undefined
}
