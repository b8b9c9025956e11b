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

/** Each event says that something changed, not what: what is shown is read anew. */
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
      // A server that tells no venue's availability tells of stops in its menus.
      const isToldApart = (client.getQueryData(queryKey) ?? null) !== null
      refresh(([, , part]) => part === (isToldApart ? 'availability' : 'positions'))
    }
    void listen('restos.events', async () => ({ params: { restoId } }), {
      onEvent: (data) => {
        const { type } = JSON.parse(data) as RestoEvent
        if (stopTypes.has(type)) refreshStops()
        else refresh(() => true)
      },
      // A dish that was stopped after the boot had asked and before the stream was open is told by no event.
      onOpen: () => void refreshAvailability(),
      onReturn: (isResumed) => {
        // A server that has stopped gets everybody back at once: what it will tell by itself is not read twice.
        if (!isResumed) refresh(() => true)
      },
      signal: abort.signal,
    })
    return () => abort.abort()
  }, [client, restoId])
}
