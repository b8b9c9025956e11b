import type { BoardOrderAnswer } from '#board.ts'
import { orderExample, orderIdExample } from '#examples/order-examples.ts'

export const boardOrderParamsExample = { restoId: 11, orderId: orderIdExample }

export const boardOrderExample = {
  ...orderExample,
  status: 'ACCEPTED',
  payment: { method: 'CARD_ONLINE', status: 'PAID' },
  delay: { minutes: 10, reason: 'kitchen-busy' },
  history: [...orderExample.history, { status: 'ACCEPTED', at: '2026-11-16T12:07:00+03:00' }],
  board: {
    version: 812,
    reachedAt: '2026-11-16T12:06:00+03:00',
    seenAt: '2026-11-16T12:07:00+03:00',
    startAt: null,
    promisedAt: '2026-11-16T13:02:00+03:00',
    lastStep: { status: 'ACCEPTED', at: '2026-11-16T12:07:00+03:00', by: 'Иван' },
    takeBack: { to: 'NEW', until: '2026-11-16T12:07:30+03:00' },
  },
} satisfies BoardOrderAnswer
