import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { queryClient } from '#api/query-client.ts'
import { router } from '#app/routing/router.ts'
import { ShownLanguage } from '#features/look/shown-language.tsx'

export function App() {
  return (
    <ShownLanguage>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </ShownLanguage>
  )
}
