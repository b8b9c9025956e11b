import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ordersQuery } from '#order/own-orders.ts'

/** Page by page, and all of them anew when an order moves (order-events.ts). */
export function useOwnOrders(personId: string) {
  const pages = useInfiniteQuery({ ...ordersQuery(personId), enabled: personId !== '' })
  const [isShowingMore, setIsShowingMore] = useState(false)
  const { data, fetchNextPage } = pages
  const showMore = async () => {
    const known = data?.pages.length ?? 0
    setIsShowingMore(true)
    try {
      for (;;) {
        // An order that moves meanwhile has the known pages read anew, in place of the next one: then it is asked for after.
        const answer = await fetchNextPage({ cancelRefetch: false })
        const isMore = (answer.data?.pages.length ?? 0) > known
        if (isMore || answer.isError || !answer.hasNextPage) return
      }
    } finally {
      setIsShowingMore(false)
    }
  }
  return { pages, showMore, isShowingMore }
}
