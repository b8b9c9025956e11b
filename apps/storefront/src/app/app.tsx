import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { ClockScreen } from '#app/boot/clock-screen.tsx'
import { createQueryClient } from '#app/create-query-client.ts'

export function App() {
  const [queryClient] = useState(createQueryClient)
  return (
    <QueryClientProvider client={queryClient}>
      <ClockScreen />
    </QueryClientProvider>
  )
}
