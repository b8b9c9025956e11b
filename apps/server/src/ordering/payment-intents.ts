import type { Reads, Trx } from '#db/db.ts'
import type { OrderRow } from '#ordering/order-rows.ts'

/** Where the customer is, and where this server is reached from there; both without a path. */
export interface PaymentSite {
  readonly siteOrigin: string
  readonly serverOrigin: string
}

/** What placing and showing orders ask of payments. */
export interface PaymentIntents {
  /** In the transaction that places an order for an online card; SQL alone. */
  open(trx: Trx, order: OrderRow, site: PaymentSite): Promise<void>
  /**
   * After the commit: asks the provider for its page. Without an answer the order stands all the same: it stays
   * unpaid, and the customer may try again until the timer cancels it.
   */
  start(order: OrderRow): Promise<string | undefined>
  /** The pages of payments that wait, by order id. */
  findRedirectUrls(reads: Reads, orderIds: readonly string[]): Promise<ReadonlyMap<string, string>>
}
