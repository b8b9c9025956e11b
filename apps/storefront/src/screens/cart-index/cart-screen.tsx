import { findReturnedOrderId } from '@lavash/rulebook/order/payment-return'
import { useEntry } from '#navigation/router.tsx'
import { CheckoutPage } from '#screens/cart-index/checkout-page.tsx'
import { PaymentPage } from '#screens/cart-index/payment-page.tsx'

/** Cart and checkout are one page. The payment page returns to it with the order's id. */
export function CartScreen() {
  const orderId = findReturnedOrderId(useEntry().search)
  return orderId === undefined ? <CheckoutPage /> : <PaymentPage key={orderId} orderId={orderId} />
}
