const parameter = 'order'

/** Where a payment page sends the customer back to. It only says which order to ask the server about. */
export function toPaymentReturnPath(orderId: string): string {
  return `/cart?${parameter}=${encodeURIComponent(orderId)}`
}

/** The order in a return address of a payment page. Anybody can write this address, so it proves nothing. */
export function findReturnedOrderId(search: string): string | undefined {
  return new RegExp(`[?&]${parameter}=([A-Za-z0-9-]+)(?:&|$)`).exec(search)?.[1]
}
