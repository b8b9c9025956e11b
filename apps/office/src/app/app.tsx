import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { queryClient } from '#api/query-client.ts'
import { type Shown, ShownLanguage } from '#features/look/shown-language.tsx'
import { router } from '#app/routing/router.ts'

export function App({ first }: { first: Shown }) {
  return (
    <ShownLanguage first={first}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </ShownLanguage>
  )
}
