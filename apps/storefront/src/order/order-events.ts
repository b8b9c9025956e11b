import type { OrderEvent } from '@lavash/contract/events'
import type { Order } from '@lavash/contract/orders'
import { isOrderSettled } from '@lavash/rulebook/order/payment-status'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { listen } from '#api/listen.ts'
import { orderQuery, ordersQuery } from '#order/own-orders.ts'
import { prepareAsPerson } from '#session/call-as-person.ts'

/** A browser opens six connections to a host, and the venue's events use one of them. */
const listenedMax = 2

type ShownOrder = Pick<Order, 'id' | 'status' | 'payment'>

/**
 * K-10: reloads orders when their event stream reports a change. A list listens to those with news to come; an order's
 * own page listens as long as it is open.
 */
export function useOrderEvents(
  personId: string,
  orders: readonly ShownOrder[],
  hasNews: (order: ShownOrder) => boolean = (order) => !isOrderSettled(order),
): void {
  const client = useQueryClient()
  const moving = orders.filter(hasNews).slice(0, listenedMax)
  // The first event of a stream only tells the present state. An event about the payment may mean another payment
  // method, and one about the promise another time, which they do not name.
  const isNews = useEffectEvent(({ type, orderId, status, paymentStatus }: OrderEvent) => {
    const shown = orders.find(({ id }) => id === orderId)
    return type !== 'order.status' || shown?.status !== status || shown.payment.status !== paymentStatus
  })
  const ids = moving.map(({ id }) => id).join(' ')
  useEffect(() => {
    const abort = new AbortController()
    for (const orderId of ids.split(' ').filter((id) => id !== '')) {
      const params = { orderId }
      const refresh = () => {
        void client.invalidateQueries({ queryKey: orderQuery(personId, orderId).queryKey })
        void client.invalidateQueries({ queryKey: ordersQuery(personId).queryKey })
      }
      void listen(
        'orders.events',
        async () => (await prepareAsPerson<'orders.events'>({ params }))?.options,
        {
          onEvent: (data) => {
            if (isNews(JSON.parse(data) as OrderEvent)) refresh()
          },
          onReturn: refresh,
          signal: abort.signal,
        },
      )
    }
    return () => abort.abort()
  }, [client, personId, ids])
}
