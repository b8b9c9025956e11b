import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { bootStorefront, bootVenue } from '#app/boot/boot-storefront.ts'
import { getCurrentLocale } from '#config/current-locale.ts'
import { useStored } from '#storage/stored-values.ts'

export type BootState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly error: Error; readonly onRetry: () => void }
  /** The boot loader is shown until the first venue is selected (B-03). */
  | { readonly kind: 'choosing' }
  | { readonly kind: 'ready' }

/** Both steps are repeated only after an error. Later changes are fetched by the screens' own queries. */
const once = { staleTime: Infinity, gcTime: Infinity, refetchOnReconnect: false } as const

export function useBoot(): BootState {
  const client = useQueryClient()
  const restoId = useStored('resto_id')
  const method = useStored('order_delivery_method')
  const start = useQuery<true, Error>({
    queryKey: ['boot'],
    queryFn: async () => {
      await bootStorefront(client, getCurrentLocale())
      return true as const
    },
    ...once,
  })
  const venue = useQuery<true, Error>({
    queryKey: ['boot', restoId, method],
    queryFn: async () => {
      await bootVenue(client, getCurrentLocale())
      return true as const
    },
    enabled: start.isSuccess && restoId !== null,
    // On a change of venue the page stays while the new menu loads.
    placeholderData: keepPreviousData,
    ...once,
  })
  const failed = [start, venue].find(({ isError, isFetching }) => isError && !isFetching)
  if (failed?.error) {
    return { kind: 'failed', error: failed.error, onRetry: () => void failed.refetch() }
  }
  if (!start.isSuccess) return { kind: 'loading' }
  if (restoId === null) return { kind: 'choosing' }
  return { kind: venue.isSuccess ? 'ready' : 'loading' }
}
