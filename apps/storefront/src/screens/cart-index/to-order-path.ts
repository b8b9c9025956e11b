/** The order's own page. */
export function toOrderPath(orderId: string): string {
  return `/orders/${orderId}`
}
