const parameter = 'order'

/** Where a payment page sends the customer back to. It only says which order to ask the server about. */
export function toPaymentReturnPath(orderId: string): string {
  return `/cart?${parameter}=${encodeURIComponent(orderId)}`
}

/** The order that somebody comes back from paying for; anybody can write such an address, so it proves nothing. */
export function findReturnedOrderId(search: string): string | undefined {
  return new RegExp(`[?&]${parameter}=([A-Za-z0-9-]+)(?:&|$)`).exec(search)?.[1]
}
