import type { Order, Orders } from '@lavash/contract/orders'
import { ordersPageSize } from '@lavash/rulebook/site/limits'
import { infiniteQueryOptions, queryOptions, useQuery } from '@tanstack/react-query'
import { getValue } from '@lavash/client/result.ts'
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

/** What is known of an order without asking: its page asks. */
export function useKnownOrder(orderId: string | undefined): Order | undefined {
  const personId = useProfile()?.id ?? ''
  return useQuery({ ...orderQuery(personId, orderId ?? ''), enabled: false }).data
}
