import type { RestoEvent } from '@lavash/contract/events'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { catalogueKey } from '#api/catalogue-key.ts'
import { listen } from '#api/listen.ts'
import { availabilityQuery } from '#api/restos.ts'
import { repeatPreflight } from '#order/preflight-store.ts'
import { useStored } from '#storage/stored-values.ts'

const stopTypes: ReadonlySet<RestoEvent['type']> = new Set([
  'position.stopped',
  'position.resumed',
  'availability.changed',
])

/** Events say that something changed. The shown data is refetched. */
export function useLiveRefresh(): void {
  const client = useQueryClient()
  const restoId = useStored('resto_id')
  useEffect(() => {
    if (restoId === null) return
    const abort = new AbortController()
    const refresh = (parts: (key: readonly unknown[]) => boolean) => {
      void client.invalidateQueries({ queryKey: catalogueKey, predicate: ({ queryKey }) => parts(queryKey) })
      repeatPreflight()
    }
    const { queryKey } = availabilityQuery(restoId)
    const refreshAvailability = async () => {
      const before = client.getQueryData(queryKey)
      await client.refetchQueries({ queryKey })
      if (client.getQueryData(queryKey) !== before) repeatPreflight()
    }
    const refreshStops = () => {
      // A server without the availability call reports stops in its menus.
      const isToldApart = (client.getQueryData(queryKey) ?? null) !== null
      refresh(([, , part]) => part === (isToldApart ? 'availability' : 'positions'))
    }
    void listen('restos.events', async () => ({ params: { restoId } }), {
      onEvent: (data) => {
        const { type } = JSON.parse(data) as RestoEvent
        if (stopTypes.has(type)) refreshStops()
        else refresh(() => true)
      },
      // No event tells about a stop between the boot's request and the opened stream.
      onOpen: () => void refreshAvailability(),
      onReturn: (isResumed) => {
        // After a restart all clients reconnect at once. Data that the server will send is not refetched.
        if (!isResumed) refresh(() => true)
      },
      signal: abort.signal,
    })
    return () => abort.abort()
  }, [client, restoId])
}
