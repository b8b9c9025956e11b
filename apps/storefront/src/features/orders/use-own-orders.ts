import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Failure, findFailure } from '@lavash/client/result.ts'
import { ordersQuery } from '#order/own-orders.ts'
import { useIsShown } from '@lavash/ui/use-is-shown.ts'

type ShowingMore =
  | { readonly kind: 'idle' }
  | { readonly kind: 'asking' }
  | { readonly kind: 'failed'; readonly failure: Failure | undefined }

/** Loads page by page. When an order moves, all loaded pages are read again (order-events.ts). */
export function useOwnOrders(personId: string) {
  const pages = useInfiniteQuery({ ...ordersQuery(personId), enabled: personId !== '' })
  const [more, setMore] = useState<ShowingMore>({ kind: 'idle' })
  const isShown = useIsShown()
  const { data, fetchNextPage } = pages
  const askForMore = async (): Promise<ShowingMore> => {
    const known = data?.pages.length ?? 0
    for (;;) {
      // An order that moves meanwhile reloads the known pages and cancels this request. Then the next page is
      // requested again.
      const { data: answer, error, hasNextPage } = await fetchNextPage({ cancelRefetch: false })
      const isMore = (answer?.pages.length ?? 0) > known
      if (isMore || !hasNextPage || !isShown()) return { kind: 'idle' }
      if (error !== null) return { kind: 'failed', failure: findFailure(error) }
    }
  }
  const showMore = async () => {
    setMore({ kind: 'asking' })
    setMore(await askForMore())
  }
  return { pages, more, showMore }
}
