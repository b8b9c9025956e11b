import type { Reads, Trx } from '#db/db.ts'
import type { OrderRow } from '#ordering/order-rows.ts'

/** The origins of the customer's site and of this server. */
export interface PaymentSite {
  readonly siteOrigin: string
  readonly serverOrigin: string
}

/** The calls that placing and showing orders make to payments. */
export interface PaymentIntents {
  /** Runs in the transaction that places an order for an online card. SQL only. */
  open(trx: Trx, order: OrderRow, site: PaymentSite): Promise<void>
  /**
   * Runs after the commit and asks the provider for its page. Without an answer the order stays unpaid. The customer
   * may try again until the timer cancels it.
   */
  start(order: OrderRow): Promise<string | undefined>
  /** Open payment pages, by order id. */
  findRedirectUrls(reads: Reads, orderIds: readonly string[]): Promise<ReadonlyMap<string, string>>
}
