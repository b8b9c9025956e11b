import { isFinalOrderStatus, type OrderStatus } from '#order/order-status.ts'

/** FI-05. The kitchen still has to reach the customer about these, so the account waits for them. */
export function findOrdersInTheWay<Order extends { readonly status: OrderStatus }>(
  orders: readonly Order[],
): Order[] {
  return orders.filter(({ status }) => !isFinalOrderStatus(status))
}

/** What stays of an order: dishes, sums and times for the books, and nobody's name, phone or address. */
export const erasedOrder = {
  personName: '',
  phone: '',
  email: null,
  deliveryPlace: null,
  // Customers write door codes and names there.
  comment: null,
} as const
