import type { CancelReason } from '@lavash/rulebook/order/cancellation'
import type { DelayReason } from '@lavash/rulebook/order/delay'

/** The customer reads the same reasons in the words of the storefront. */
export const delayTexts = {
  'kitchen-busy': 'orders.kitchenBusy',
  'dish-takes-longer': 'orders.dishTakesLonger',
  'courier-late': 'orders.courierLate',
  weather: 'orders.weather',
} as const satisfies Record<DelayReason, string>

export const refuseTexts = {
  'dish-ran-out': 'orders.dishRanOut',
  'too-busy': 'orders.tooBusy',
  closing: 'orders.closing',
  'out-of-reach': 'orders.outOfReach',
  'customer-asked': 'orders.customerAsked',
  'not-confirmed': 'orders.notConfirmed',
} as const satisfies Record<CancelReason, string>
