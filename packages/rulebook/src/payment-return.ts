const parameter = 'order'

/** Where a payment page sends the customer back to. It only says which order to ask the server about. */
export function toPaymentReturnPath(orderId: string): string {
  return `/cart?${new URLSearchParams({ [parameter]: orderId })}`
}

/** The order that somebody comes back from paying for; anybody can write such an address, so it proves nothing. */
export function findReturnedOrderId(search: string): string | undefined {
  return new URLSearchParams(search).get(parameter) ?? undefined
}
