import type { RestoEvent } from '@lavash/contract/events'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { catalogueKey } from '#api/catalogue-key.ts'
import { listen } from '#api/listen.ts'
import { repeatPreflight } from '#order/preflight-store.ts'
import { useStored } from '#storage/stored-values.ts'

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
    void listen('restos.events', async () => ({ params: { restoId } }), {
      onEvent: (data) => {
        const { type } = JSON.parse(data) as RestoEvent
        const isDish = type === 'position.stopped' || type === 'position.resumed'
        refresh(isDish ? ([, , part]) => part === 'positions' : () => true)
      },
      onReturn: (isResumed) => {
        // A server that has stopped gets everybody back at once: what it will tell by itself is not read twice.
        if (!isResumed) refresh(() => true)
      },
      signal: abort.signal,
    })
    return () => abort.abort()
  }, [client, restoId])
}
