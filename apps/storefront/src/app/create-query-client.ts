import { QueryClient } from '@tanstack/react-query'
import type { FailureError } from '@lavash/client/result.ts'

declare module '@tanstack/react-query' {
  interface Register {
    /** Queries fail through `getValue`, and through nothing else that is expected. */
    defaultError: FailureError
  }
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // A call repeats itself where that is safe; a second loop around it would only make customers wait longer.
        retry: false,
        // Otherwise a query without a network waits silently instead of saying so.
        networkMode: 'always',
        refetchOnWindowFocus: false,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
