import { QueryClient } from '@tanstack/react-query'
import type { FailureError } from '@lavash/client/result.ts'

declare module '@tanstack/react-query' {
  interface Register {
    /** Expected failures of queries come through `getValue` only. */
    defaultError: FailureError
  }
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // No retries here: calls already retry where that is safe, and a second loop would only prolong the wait.
        retry: false,
        // By default a query without a network waits silently instead of failing.
        networkMode: 'always',
        refetchOnWindowFocus: false,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
