import type { Reads, Trx } from '#db/db.ts'
import type { OrderRow } from '#ordering/order-rows.ts'

/** What orders ask of payments. Everything that takes a `trx` is SQL alone: effects leave through the outbox. */
export interface PaymentIntents {
  /** In the transaction that places an order for an online card. */
  open(trx: Trx, order: OrderRow): Promise<void>
  /** In the transaction that cancels an order that was paid: queues the refund. */
  refund(trx: Trx, order: OrderRow): Promise<void>
  /**
   * After the commit: asks the provider for its page. Without an answer the order stands all the same: it stays
   * unpaid, and the customer may try again until the timer cancels it.
   */
  start(order: OrderRow): Promise<string | undefined>
  /** The pages of payments that wait, by order id. */
  findRedirectUrls(reads: Reads, orderIds: readonly string[]): Promise<ReadonlyMap<string, string>>
}
