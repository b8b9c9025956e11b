import type { Order, Orders } from '@lavash/contract/orders'
import { ordersPageSize } from '@lavash/rulebook/limits'
import { infiniteQueryOptions, queryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { getValue } from '#api/result.ts'
import { callAsPerson } from '#session/call-as-person.ts'
import { useProfile } from '#session/use-session.ts'

/** Everything below it belongs to one person, and goes when they do. */
export const personKey = ['person'] as const

export function ordersQuery(personId: string) {
  return infiniteQueryOptions({
    queryKey: [...personKey, personId, 'orders'],
    queryFn: async ({ pageParam, signal }): Promise<Orders> => {
      const query = { size: ordersPageSize, ...(pageParam !== null && { before: pageParam }) }
      return getValue(await callAsPerson('orders.list', { query, signal }))
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ before }) => before,
    // Always asked for anew: an order moves while nobody looks at it.
    staleTime: 0,
  })
}

export function orderQuery(personId: string, orderId: string) {
  return queryOptions({
    queryKey: [...personKey, personId, 'order', orderId],
    queryFn: async ({ signal }): Promise<Order> =>
      getValue(await callAsPerson('orders.show', { params: { orderId }, signal })),
    staleTime: 0,
  })
}

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

/** What is known of an order without asking: its page asks. */
export function useKnownOrder(orderId: string | undefined): Order | undefined {
  const personId = useProfile()?.id ?? ''
  return useQuery({ ...orderQuery(personId, orderId ?? ''), enabled: false }).data
}
