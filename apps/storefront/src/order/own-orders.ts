import type { Order, Orders } from '@lavash/contract/orders'
import { ordersPageSize } from '@lavash/rulebook/site/limits'
import { infiniteQueryOptions, queryOptions, useQuery } from '@tanstack/react-query'
import { getValue } from '@lavash/client/result.ts'
import { callAsPerson } from '#session/call-as-person.ts'
import { useProfile } from '#session/use-session.ts'

/** The prefix of all queries of one person. They are removed on sign-out. */
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
    // Always reloaded, because an order changes while nobody looks at it.
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

/** An order from the cache, without a request. Its page sends one. */
export function useKnownOrder(orderId: string | undefined): Order | undefined {
  const personId = useProfile()?.id ?? ''
  return useQuery({ ...orderQuery(personId, orderId ?? ''), enabled: false }).data
}
