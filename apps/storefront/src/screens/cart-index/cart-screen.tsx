import { findReturnedOrderId } from '@lavash/rulebook/payment-return'
import { useLocation } from 'react-router'
import { CheckoutPage } from '#screens/cart-index/checkout-page.tsx'
import { PaymentPage } from '#screens/cart-index/payment-page.tsx'

/** Cart and checkout are one page; the payment page sends the customer back to it with the order's id. */
export function CartScreen() {
  const orderId = findReturnedOrderId(useLocation().search)
  return orderId === undefined ? <CheckoutPage /> : <PaymentPage key={orderId} orderId={orderId} />
}
