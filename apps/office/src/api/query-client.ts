import type { FailureError } from '@lavash/client/result.ts'
import { QueryClient } from '@tanstack/react-query'

declare module '@tanstack/react-query' {
  interface Register {
    /** Queries fail through `getValue`, and through nothing else that is expected. */
    defaultError: FailureError
  }
}

/** One for the page: routes ask it before there is a component. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // A call repeats itself where that is safe.
      retry: false,
      // Otherwise a query without a network waits silently instead of saying so.
      networkMode: 'always',
      // Colleagues change the same things. A glance back at the window shows what they did.
      refetchOnWindowFocus: true,
      staleTime: 10_000,
    },
    mutations: { retry: false, networkMode: 'always' },
  },
})
